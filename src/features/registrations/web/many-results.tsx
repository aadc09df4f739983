import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { ApiError } from '#web/api/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { Outcome } from './change-of-many.ts'
import type { Registration } from './queries.ts'

const REFUSED = 409

/** The reason why one of several processes was not changed, in the same words as for a change of one. */
function useRefusalText(): (outcome: Outcome) => string {
  const failureText = useFailureText()
  return ({ refusal }) => {
    if (!refusal) return ''
    const { code, message, reason, fields } = refusal
    return failureText(
      new ApiError(REFUSED, { code, message, fields, requestId: '', ...(reason === null ? {} : { reason }) }),
    )
  }
}

type Props = { rows: readonly Registration[]; outcomes: readonly Outcome[]; onClose: () => void }

/** The result of each process, the refused ones first with their reasons. */
export function ManyResults({ rows, outcomes, onClose }: Props) {
  const { shared, many: text } = useMessages('processes', processes)
  const why = useRefusalText()
  const nameOf = (id: string): string => rows.find((row) => row.id === id)?.companyName ?? ''
  const sorted = outcomes.toSorted((a, b) => Number(a.done) - Number(b.done))
  const refused = outcomes.filter(({ done }) => !done).length
  return (
    <>
      <p role="status" className="mb-3 font-medium">
        {text.result({ done: outcomes.length - refused, refused })}
      </p>
      <ul aria-label={text.results} className="max-h-[50dvh] divide-y divide-line overflow-y-auto">
        {sorted.map((outcome) => (
          <li key={outcome.id} className="flex items-start justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="font-medium break-words">{nameOf(outcome.id)}</p>
              {!outcome.done && <p className="text-sm text-ink-muted">{why(outcome)}</p>}
            </div>
            <Badge tone={outcome.done ? 'green' : 'red'}>{outcome.done ? text.done : text.refused}</Badge>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex justify-end">
        <Button size="panel" onClick={onClose} className="max-sm:w-full">
          {shared.close}
        </Button>
      </div>
    </>
  )
}
