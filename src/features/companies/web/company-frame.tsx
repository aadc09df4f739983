import type { ReactNode } from 'react'
import { dashboard } from '#features/companies/words/companies.pt-BR.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = {
  name: ReactNode
  above?: ReactNode
  badge?: ReactNode
  nextStep?: string
  stepAction?: ReactNode
  /** Missing while the progress is unknown. */
  progress?: number
  children?: ReactNode
  actions: ReactNode
}

/** The company's card on a dark background; parts that are not known yet are left out. */
export function CompanyFrame({ name, above, badge, nextStep, stepAction, progress, children, actions }: Props) {
  const text = useMessages('dashboard', dashboard)
  return (
    <section
      aria-label={text.company}
      className="sobre-escuro relative isolate mt-6 overflow-hidden rounded-xl bg-mar-900 p-5 text-areia-50 sm:p-7"
    >
      <img
        src="/globo.svg"
        alt=""
        width="800"
        height="800"
        className="pointer-events-none absolute -top-40 -right-44 -z-10 w-[560px] max-w-none opacity-[.13]"
      />
      {above && <p className="text-sm text-mar-200">{above}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-[1.5rem] leading-tight tracking-[-0.02em] break-words">{name}</h2>
        {badge}
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-4 empty:hidden sm:grid-cols-2">
        {progress !== undefined && (
          <div>
            <dt className="text-sm text-mar-200">{text.progress}</dt>
            <dd className="mt-1 flex items-center gap-3">
              <ProgressBar label={text.progress} value={progress} onDark />
              <span className="font-display text-h3">{progress}%</span>
            </dd>
          </div>
        )}
        {nextStep && (
          <div>
            <dt className="text-sm text-mar-200">{text.nextStep}</dt>
            <dd className="font-display text-h3">{nextStep}</dd>
            {stepAction && <dd className="mt-3">{stepAction}</dd>}
          </div>
        )}
      </dl>
      {children}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:flex-1">{actions}</div>
    </section>
  )
}
