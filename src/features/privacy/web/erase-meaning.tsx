import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { retention } from '#rules/retention.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Privacy } from './queries.ts'

/** The consequences of erasing the account now, company by company. */
export function EraseMeaning({ erasure }: { erasure: Privacy['erasure'] }) {
  const { erase: text } = useMessages('privacy', words)
  const { openCompanies, unpaidCompanies, paymentsKept } = erasure
  return (
    <div className="space-y-3 rounded-md bg-areia-100 p-4 text-[0.9375rem]">
      <p>{text.gone}</p>
      <Companies title={text.openCompanies} names={openCompanies} />
      <Companies title={text.unpaidCompanies} names={unpaidCompanies} />
      <p>{paymentsKept > 0 ? text.paymentsKept({ count: paymentsKept }) : text.noPayments}</p>
      <p>{text.accessKept({ months: retention.accessRecords.amount })}</p>
    </div>
  )
}

function Companies({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {[...new Set(names)].map((name) => (
          <li key={name} className="break-words">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
