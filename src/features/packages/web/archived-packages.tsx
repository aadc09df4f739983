import { packages } from '#features/packages/contract.ts'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Package } from './queries.ts'

/** The archived packages, collapsed. */
export function ArchivedPackages({ rows }: { rows: readonly Package[] }) {
  const text = useMessages('packages', words)
  const dates = useDates()
  const restoring = useCall(packages.restore, {
    event: 'packages.changed',
    done: text.restored,
    failed: text.restoreFailed,
    otherwise: '',
  })
  return (
    <details className="card mt-6 px-5 py-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {text.archived({ count: rows.length })}
      </summary>
      <p className="text-sm text-ink-muted">{text.archivedText}</p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ id, name, version, archivedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>
              <span className="font-semibold break-words">{name}</span>{' '}
              <span className="text-sm text-ink-muted">
                {archivedAt && text.archivedOn({ date: dates.date(archivedAt) })}
              </span>
            </span>
            <Button
              variant="ghost"
              size="panel"
              aria-label={text.restoreNamed({ name })}
              loading={restoring.isPending && restoring.variables.id === id}
              onClick={() => restoring.mutate({ id, expectedVersion: version })}
            >
              {text.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
