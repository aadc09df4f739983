import { useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PaperKind } from '#features/documents/rules/paper-kinds.ts'
import type { PaperPlace } from '#features/papers/rules/problem-codes.ts'
import { papers as words } from '#features/papers/words/papers.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PaperRow } from './paper-row.tsx'
import { papersQuery } from './queries.ts'

const FilingDrawer = lazy(() => import('./filing-drawer.tsx'))

type Props = {
  registrationId: string
  /** The papers to list, e.g. those of one task; by default all that the company can have. */
  kinds?: readonly PaperKind[]
  /** Opens the place where a problem is fixed, if the page has it; this component opens the filing details itself. */
  onMend?: (place: PaperPlace) => (() => void) | undefined
}

/** The papers that can be made from a registration: their state, their problems, and whether the customer sees them. */
export function Papers({ registrationId, kinds, onMend }: Props) {
  const text = useMessages('papers', words)
  const query = useQuery({ ...papersQuery(registrationId), staleTime: 0 })
  const [isFiling, setFiling] = useState(false)
  const { openedBy, note } = useOpener()
  const openDetails = (): void => {
    note()
    setFiling(true)
  }
  const mend = (place: PaperPlace): (() => void) | undefined =>
    place === 'filing_details' || place === 'company_name' ? openDetails : onMend?.(place)
  return (
    <div>
      <p className="mb-3 text-sm text-ink-muted">{text.text}</p>
      <Loaded query={query} rows={3}>
        {({ items }) => (
          <ul aria-label={text.title} className="divide-y divide-line border-y border-line">
            {items
              .filter(({ kind }) => !kinds || kinds.includes(kind))
              .map((paper) => (
                <PaperRow key={paper.kind} id={registrationId} paper={paper} mend={mend} />
              ))}
          </ul>
        )}
      </Loaded>
      <Button variant="ghost" size="panel" className="mt-4 max-sm:w-full" onClick={openDetails}>
        <PencilLine size={17} aria-hidden="true" />
        {text.form.title}
      </Button>
      {isFiling && (
        <Suspense>
          <FilingDrawer registrationId={registrationId} openedBy={openedBy} onClose={() => setFiling(false)} />
        </Suspense>
      )}
    </div>
  )
}
