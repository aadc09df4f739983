import { Link } from 'react-router'
import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import type { urgencyKinds } from '#features/registrations/rules/urgency.ts'
import { OPEN_PROCESS } from '#features/registrations/web/open-process.ts'
import type { UrgentProcess } from '#features/registrations/web/queries.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

type Reason = UrgentProcess['reasons'][number]

const tones: Record<(typeof urgencyKinds)[number], BadgeTone> = {
  overdue: 'red',
  documents: 'yellow',
  standing: 'yellow',
  unread: 'blue',
  not_sent: 'grey',
  slow: 'grey',
}

/** Puts the reason why a process is in the queue into words. */
function useReasonText(): (reason: Reason) => string {
  const { reasons: text } = useMessages('workbench', workbench)
  const { status: labels } = useMessages('registrations', registrations)
  return (reason) => {
    switch (reason.kind) {
      case 'overdue':
        return text.overdue(reason)
      case 'documents':
        return text.documents(reason)
      case 'unread':
        return text.unread(reason)
      case 'not_sent':
        return text.notSent(reason)
      case 'slow':
        return text.slow({ ...reason, status: labels[reason.status] })
      case 'standing': {
        const { median, days } = reason
        const status = labels[reason.status]
        return median === null ? text.standing({ days, status }) : text.slow({ days, status, median })
      }
    }
  }
}

/** A list of urgent processes; each line opens the details of its process on the same page. */
export function UrgentList({ items, current }: { items: readonly UrgentProcess[]; current?: string | undefined }) {
  const say = useReasonText()
  const { linkWith } = useAddressFilter()
  return (
    <ol className="card divide-y divide-line overflow-hidden">
      {items.map(({ id, companyName, customer, companyType, state, reasons }) => (
        <li
          key={id}
          aria-current={current === id || undefined}
          className="relative flex min-h-14 flex-col justify-center gap-x-6 gap-y-1.5 px-4 py-2.5 hover:bg-areia-100 aria-current:bg-areia-100 md:flex-row md:items-center md:justify-between"
        >
          <div className="min-w-0 leading-tight md:max-w-[45%]">
            {/* The link's `after:` area covers the whole line, so a press anywhere on it opens the process. */}
            <Link
              to={linkWith({ [OPEN_PROCESS]: id })}
              preventScrollReset
              className="font-semibold break-words text-mar-700 underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {companyName}
            </Link>
            <p className="text-[0.8125rem] break-words text-ink-muted">
              {customer.name} · {companyType} · {state}
            </p>
          </div>
          <ul className="flex flex-wrap gap-1.5 md:justify-end">
            {reasons.map((reason) => (
              <li key={reason.kind}>
                <Badge tone={tones[reason.kind]}>{say(reason)}</Badge>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
