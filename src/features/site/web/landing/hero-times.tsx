import { landingHero } from '#features/site/web/content/landing.ts'
import { needing } from '#features/site/web/content/needing.ts'
import { fillText } from '#features/site-settings/web/use-site.ts'

export function HeroTimes({ className = '' }: { className?: string }) {
  const { title, rows, measured, note } = landingHero.times
  return (
    <div className={`w-[292px] rounded-xl bg-areia-50 p-5 text-ink shadow-float ${className}`}>
      <p className="font-display text-lg leading-tight">{title}</p>
      <dl className="mt-3 space-y-2.5 text-sm">
        {rows.map(({ label, value }, index) => (
          <div
            key={label}
            className={`flex items-baseline justify-between gap-3 ${index === rows.length - 1 ? 'border-t border-dashed border-areia-300 pt-2.5' : ''}`}
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-right font-semibold whitespace-nowrap">{fillText(value)}</dd>
          </div>
        ))}
      </dl>
      <p {...needing('timesNote')} className="mt-3 text-xs leading-snug text-ink-muted">
        {fillText(measured)}
      </p>
      <p className="mt-3 text-xs leading-snug text-ink-muted">{note}</p>
    </div>
  )
}
