import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { overview } from '#features/companies/contract.ts'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The next step after a payment: the documents that the customer still has to send, or a note that the team works now. */
export function OwedDocuments({ registrationId }: { registrationId: string }) {
  const text = useMessages('payment', words)
  const documents = useQuery(queryOf(overview.read, { registrationId })).data?.company?.documents
  if (!documents) return null
  const owed = documents.filter(({ status }) => status === 'pending' || status === 'rejected')
  if (owed.length === 0) return <p className="text-center">{text.noneOwed}</p>
  return (
    <div className="rounded-md bg-areia-100 p-4">
      <p className="font-semibold">{text.owed}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-[0.9375rem]">
        {owed.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Link to={`/user/documents?empresa=${registrationId}`} className={`${buttonClass('ghost', 'panel')} mt-4`}>
        {text.sendDocuments}
      </Link>
    </div>
  )
}
