import { useQuery } from '@tanstack/react-query'
import { COUNTED } from '#features/workflows/contract.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { countsQuery } from './queries.ts'

export function WorkflowCounters() {
  const text = useMessages('workflows', workflows)
  const { locale } = useLocale()
  const { data } = useQuery(countsQuery)
  const shown = (count: number) => (count > COUNTED ? text.many : count.toLocaleString(locale))
  return (
    <dl aria-label={text.counters} className="mb-5 grid grid-cols-2 gap-3 sm:max-w-md sm:gap-4">
      {(['active', 'pending'] as const).map((name) => (
        <div key={name} className="card p-4">
          <dt className="flex items-start gap-2 text-sm font-medium text-ink-muted">
            <span
              aria-hidden="true"
              className={`mt-1.5 size-2 shrink-0 rounded-full ${name === 'active' ? 'bg-ceu-600' : 'bg-ipe-400'}`}
            />
            {text[name]}
          </dt>
          <dd className="font-display text-[1.75rem] leading-tight tracking-[-0.02em] tabular-nums">
            {data ? shown(data[name]) : <Skeleton className="mt-1.5 h-7 w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
