import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { documents } from '#features/documents/contract.ts'
import { serviceOrders } from '#features/purchases/words/service-orders.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { ServiceOrder } from './queries.ts'

const AddDialog = lazy(() => import('#features/documents/web/review/add-dialog.tsx'))

type Paper = { id: string; name: string }
type Props = { order: ServiceOrder; value: string; error: string | undefined; onChange: (id: string) => void }

/** The document of a delivery: one of the company's that the customer sees, or a new one, which is selected once it is added. */
export function PaperField({ order, value, error, onChange }: Props) {
  const { shared, finish: text } = useMessages('serviceOrders', serviceOrders)
  const { registrationId, companyName, name } = order
  const { data, isError, isFetching, refetch } = useQuery(queryOf(documents.ofRegistration, { id: registrationId }))
  const [added, setAdded] = useState<readonly Paper[]>([])
  const [adding, setAdding] = useState(false)
  const { openedBy, note } = useOpener()
  const shown = (data?.items ?? []).filter(({ hidden, file }) => !hidden && file !== null)
  // A document that was just added is listed before the query is refetched.
  const papers: Paper[] = [...added.filter(({ id }) => !shown.some((one) => one.id === id)), ...shown]
  const open = () => {
    note()
    setAdding(true)
  }
  return (
    <div className="space-y-3">
      {isError && !data && (
        <ErrorState compact title={text.papersFailed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <Select
        label={text.document}
        hint={text.documentHint}
        value={value}
        placeholder={shared.noDocument}
        options={papers.map((paper) => ({ value: paper.id, label: paper.name }))}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button variant="ghost" size="panel" onClick={open} className="max-sm:w-full">
        <FilePlus2 size={17} aria-hidden="true" />
        {shared.addDocument}
      </Button>
      <Suspense>
        {adding && (
          <AddDialog
            registration={{ id: registrationId, companyName }}
            suggested={{ name, type: 'certificate' }}
            openedBy={openedBy}
            onAdded={(paper) => {
              setAdded((before) => [...before, { id: paper.id, name: paper.name }])
              onChange(paper.id)
            }}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
