import type { ReactNode } from 'react'
import { fillText } from '#features/site-settings/web/use-site.ts'

type Props = { title: string; lead: string; children?: ReactNode }

/** The top of every public page except the landing page: the title on a sea background with a dotted route. */
export function PageHeading({ title, lead, children }: Props) {
  return (
    <div className="px-3 sm:px-5">
      <div className="sea sobre-escuro relative mx-auto max-w-[1360px] overflow-hidden rounded-2xl bg-mar-950 text-areia-50">
        <svg
          viewBox="0 0 560 260"
          fill="none"
          aria-hidden="true"
          className="absolute top-1/2 right-6 hidden h-[200px] w-[431px] -translate-y-1/2 lg:block"
        >
          <path
            d="M60 236C150 96 330 34 512 72"
            stroke="var(--color-ipe-400)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray="0.1 12"
            className="rota-anim"
          />
          <circle cx="60" cy="236" r="10" fill="var(--color-areia-50)" stroke="var(--color-mar-950)" strokeWidth="4" />
          <circle cx="512" cy="72" r="10" fill="var(--color-ipe-400)" stroke="var(--color-mar-950)" strokeWidth="4" />
        </svg>
        <div className="wrap relative py-12 sm:py-16">
          <h1 className="max-w-[18ch] text-h2 sm:text-[3.5rem]">{title}</h1>
          <p className="mt-4 max-w-[50ch] text-lead text-mar-100">{fillText(lead)}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
