import { lazy, Suspense, useState } from 'react'
import { documentTypeOfPaper, isEinLetter, type PaperState } from '#features/workflows/rules/required-papers.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { TaskPaper } from './queries.ts'

const ReviewDrawer = lazy(() => import('#features/documents/web/review/review-drawer.tsx'))
const AddDialog = lazy(() => import('#features/documents/web/review/add-dialog.tsx'))

const tones: Record<PaperState, BadgeTone> = { there: 'green', to_review: 'blue', expected: 'yellow', missing: 'grey' }
type Props = {
  papers: readonly (TaskPaper & { from?: string })[]
  registration: { id: string; companyName: string }
  /** Whether missing papers can be attached here. */
  attach?: boolean
}

/** Papers with their state; their documents can be opened, and missing papers attached. */
export function PaperList({ papers, registration, attach = false }: Props) {
  const { paper: text } = useMessages('workflows', workflows)
  const [open, setOpen] = useState<{ document: string } | { add: TaskPaper }>()
  const { openedBy, note } = useOpener()
  const show = (what: { document: string } | { add: TaskPaper }) => () => {
    note()
    setOpen(what)
  }
  const shared = { openedBy, onClose: () => setOpen(undefined) }
  return (
    <>
      <ul className="divide-y divide-line">
        {papers.map((paper) => (
          <li key={paper.key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2">
            <div className="min-w-0 flex-1 basis-48">
              <p className="break-words">{paper.name}</p>
              {paper.from && <p className="text-sm text-ink-muted">{paper.from}</p>}
            </div>
            <div className="flex items-center gap-2">
              <Badge tone={tones[paper.state]}>{text.state[paper.state]}</Badge>
              {paper.documentIds.map((document, index) => (
                <OpenButton
                  key={document}
                  label={text.openOf({ name: `${paper.name}${index > 0 ? ` ${index + 1}` : ''}` })}
                  onOpen={show({ document })}
                  className="text-sm"
                >
                  {text.open}
                </OpenButton>
              ))}
              {attach && paper.state === 'missing' && (
                <OpenButton label={text.addOf({ name: paper.name })} onOpen={show({ add: paper })} className="text-sm">
                  {text.add}
                </OpenButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Suspense>
        {open && 'document' in open && <ReviewDrawer key={open.document} id={open.document} {...shared} />}
        {open && 'add' in open && (
          <AddDialog
            {...shared}
            registration={registration}
            suggested={{
              name: open.add.key,
              type: documentTypeOfPaper(open.add.key),
              einLetter: isEinLetter(open.add.key),
            }}
          />
        )}
      </Suspense>
    </>
  )
}
