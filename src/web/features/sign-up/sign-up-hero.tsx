import type { ReactNode } from 'react'
import { signUpHero } from '#web/content/sign-up-landing.ts'

/** Title, way in and claims on the sea; the route keeps to the free side. */
export function SignUpHero({ children }: { children: ReactNode }) {
  return (
    <div className="px-3 sm:px-5">
      <div className="sea sobre-escuro relative mx-auto max-w-[1360px] overflow-hidden rounded-2xl bg-mar-950 text-areia-50">
        <svg
          viewBox="0 0 420 440"
          fill="none"
          aria-hidden="true"
          className="absolute right-6 bottom-0 hidden h-full w-[34%] lg:block"
        >
          <path
            d="M70 372C40 250 150 96 352 84"
            stroke="var(--color-ipe-400)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray="0.1 12"
            className="rota-anim"
          />
          <circle cx="70" cy="372" r="11" fill="var(--color-areia-50)" stroke="var(--color-mar-950)" strokeWidth="4" />
          <circle cx="352" cy="84" r="11" fill="var(--color-ipe-400)" stroke="var(--color-mar-950)" strokeWidth="4" />
        </svg>
        <div className="wrap relative py-12 sm:py-16">
          <h1 className="max-w-[18ch] text-h2 sm:text-[3.5rem]">{signUpHero.title}</h1>
          <p className="mt-4 max-w-[48ch] text-lead text-mar-100">{signUpHero.lead}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
