import { Link } from 'react-router'

type Bar = { key: string; label: string; value: number; shown: string; below?: string; tone: string; to?: string }

/** Lines with a bar, a label and a figure each, so that no meaning depends on colour alone. */
export function ShareBars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-label={label} className="space-y-2.5">
      {bars.map((bar) => (
        <li key={bar.key}>
          <p className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
            {bar.to ? (
              <Link to={bar.to} className="font-medium hover:underline">
                {bar.label}
              </Link>
            ) : (
              <span className="font-medium">{bar.label}</span>
            )}
            <span className="shrink-0 tabular-nums">
              <span className="font-semibold">{bar.shown}</span>
              {bar.below && <span className="ml-2 text-sm text-ink-muted">{bar.below}</span>}
            </span>
          </p>
          <div aria-hidden="true" className="mt-1 h-2.5 overflow-hidden rounded-full bg-areia-200">
            <div className={`h-full rounded-full ${bar.tone}`} style={{ width: `${(bar.value / most) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
