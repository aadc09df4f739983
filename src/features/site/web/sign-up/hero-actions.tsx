import { Link } from 'react-router'
import { signUpContact, signUpHero } from '#features/orders/web/sign-up-landing.ts'
import { Button } from '#web/ui/button.tsx'
import type { Kept } from './use-arrival.ts'

type Props = { kept: Kept | undefined; opening: boolean; shell: string | undefined; onStart: () => void }

export function HeroActions({ kept, opening, shell, onStart }: Props) {
  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="accent"
          onClick={onStart}
          popoverTarget={shell}
          popoverTargetAction="show"
          loading={opening}
          className="max-sm:w-full"
        >
          {kept === 'payment' ? signUpHero.pay : kept ? signUpHero.resume : signUpHero.button}
        </Button>
        {signUpHero.links.map(({ label, to }) => (
          <a key={to} href={to} className="inline-flex min-h-11 items-center font-semibold text-areia-50 underline">
            {label}
          </a>
        ))}
      </div>
      <noscript>
        <p className="mt-4 max-w-[52ch] text-mar-100">
          {signUpHero.needsScript}{' '}
          <Link to={signUpContact.to} className="font-semibold text-areia-50 underline">
            {signUpContact.label}
          </Link>
        </p>
      </noscript>
    </div>
  )
}
