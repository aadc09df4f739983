import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { RowSkeletons } from '#web/ui/row-skeletons.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { refusalsQuery } from './queries.ts'

/** Why the IRS refuses applications for an EIN, and what to do about each; loaded when opened. */
export function EinRefusals() {
  const { refusals: text } = useMessages('workflows', workflows)
  const dates = useDates()
  const [open, setOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ ...refusalsQuery, enabled: open })
  return (
    <details
      className="rounded-md border border-line px-4 py-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold">{text.title}</summary>
      <p className="mt-1 text-sm text-ink-muted">{text.text}</p>
      {isError && !data && (
        <ErrorState compact title={text.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && open && <RowSkeletons rows={3} />}
      {data && (
        <>
          <dl className="mt-3 space-y-3">
            {data.items.map(({ id, reason, fix, checkedOn }) => (
              <div key={id}>
                <dt className="font-medium">{reason}</dt>
                <dd className="text-[0.9375rem]">
                  {fix}
                  {checkedOn && (
                    <span className="block text-sm text-ink-muted">{text.checked({ day: dates.date(checkedOn) })}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-ink-muted">{text.note}</p>
        </>
      )}
    </details>
  )
}
