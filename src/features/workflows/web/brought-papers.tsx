import { Papers } from '#features/papers/web/papers.tsx'
import { PaperList } from './paper-list.tsx'
import type { TaskPaper } from './queries.ts'

type Props = {
  papers: readonly (TaskPaper & { from?: string })[]
  registration: { id: string; companyName: string }
}

/** Papers that tasks bring: those that the product generates from the registration, and those that the team attaches. */
export function BroughtPapers({ papers, registration }: Props) {
  const attached = papers.filter(({ kinds }) => kinds.length === 0)
  const made = papers.flatMap(({ kinds }) => kinds)
  return (
    <>
      {attached.length > 0 && <PaperList papers={attached} registration={registration} attach />}
      {made.length > 0 && (
        <div className="mt-3">
          <Papers registrationId={registration.id} kinds={made} />
        </div>
      )}
    </>
  )
}
