import { ArrowRight, Users } from 'lucide-react'
import { Link } from 'react-router'
import { landingHero } from '#features/site/web/content/landing.ts'
import { needing } from '#features/site/web/content/needing.ts'
import { fillText } from '#features/site-settings/web/use-site.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Globe } from '#web/ui/globe.tsx'

function HeroTimes({ className = '' }: { className?: string }) {
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

/** Style of the secondary button on a dark surface. */
const onDark = 'btn text-areia-100 ring-1 ring-white/25 ring-inset hover:bg-white/8'

export function Hero() {
  const { headline, headlineAccent, lead, primary, secondary, proof, proofNote, beforeProof, from, to } = landingHero
  return (
    <section className="px-3 sm:px-5">
      <div className="sea sobre-escuro relative isolate mx-auto max-w-[1360px] overflow-hidden rounded-2xl bg-mar-950 text-areia-50">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:min-h-[640px] lg:grid-cols-[minmax(0,1.12fr)_minmax(0,.88fr)]">
          <div className="relative z-10 self-center pt-11 pb-9 sm:pt-16 lg:py-20">
            <h1 className="text-hero">
              <span className="block">{headline}</span> <span className="block text-ipe-300">{headlineAccent}</span>
            </h1>
            <p className="mt-6 max-w-[46ch] text-lead text-mar-100">{lead}</p>
            <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
              <Link to={primary.to} className={buttonClass('accent')}>
                {primary.label}
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
              <Link to={secondary.to} className={onDark}>
                {secondary.label}
              </Link>
            </div>
            <p className="mt-7 flex items-start gap-2.5 text-sm text-mar-200">
              <Users size={18} aria-hidden="true" className="mt-px shrink-0 text-ipe-300" />
              <span {...needing('companiesProof')} className="max-w-[46ch]">
                {fillText(proof)}
                <span className="block">{fillText(proofNote)}</span>
              </span>
              <span {...needing('noCompanies')} className="max-w-[46ch]">
                {beforeProof}
              </span>
            </p>
          </div>
          <div className="relative h-[600px] lg:h-auto">
            <Globe
              labels={{ from, to }}
              className="absolute top-[-10px] left-1/2 w-[540px] -translate-x-[49%] lg:top-[-64px] lg:left-[-36px] lg:w-[780px] lg:translate-x-0"
            />
            <HeroTimes className="absolute bottom-5 left-1/2 -translate-x-1/2 lg:bottom-9 lg:left-[-28px] lg:translate-x-0" />
          </div>
        </div>
      </div>
    </section>
  )
}
