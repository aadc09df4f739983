import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Access } from './queries.ts'
import { useAccesses } from './use-privacy.ts'

/** Past impersonations of this person: by whom, when and why. */
export function AccessList() {
  const { accesses: text } = useMessages('privacy', words)
  const query = useAccesses()
  return (
    <Loaded query={query} rows={1}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-[0.9375rem] text-ink-muted">{text.none}</p>
        ) : (
          <ul className="-my-4 divide-y divide-line">
            {items.map((access) => (
              <AccessRow key={access.id} access={access} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function AccessRow({ access: { by, reason, startedAt, endedAt } }: { access: Access }) {
  const { accesses: text } = useMessages('privacy', words)
  const dates = useDates()
  const from = dates.dateTime(startedAt)
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{by}</span>
        {!endedAt && <Badge tone="yellow">{text.now}</Badge>}
      </p>
      <p className="mt-0.5 text-[0.9375rem] break-words">{text.reason({ reason })}</p>
      <p className="mt-0.5 text-sm text-ink-muted">
        {endedAt ? text.from({ from, to: dates.dateTime(endedAt) }) : text.ongoing({ from })}
      </p>
    </li>
  )
}
