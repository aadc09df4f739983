import { useLocale } from '#web/words/locale-provider.tsx'
import { Skeleton } from './skeleton.tsx'

type Counter = { label: string; value: number | undefined; tone: string }
type Props = { label: string; counters: readonly Counter[]; className: string }

/** The counters on top of a dashboard; a counter that is still loading keeps its place. */
export function CounterTiles({ label: title, counters, className }: Props) {
  const { locale } = useLocale()
  return (
    <dl aria-label={title} className={`grid gap-3 sm:gap-4 ${className}`}>
      {counters.map(({ label, value, tone }) => (
        <div key={label} className="card p-4 sm:p-5">
          <dt className="flex items-start gap-2 text-sm font-medium text-ink-muted">
            <span aria-hidden="true" className={`mt-1.5 size-2 shrink-0 rounded-full ${tone}`} />
            {label}
          </dt>
          <dd className="min-h-10 font-display text-[2rem] leading-tight tracking-[-0.02em] tabular-nums">
            {value?.toLocaleString(locale) ?? <Skeleton className="mt-1.5 h-7 w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
