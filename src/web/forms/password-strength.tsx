import { MIN_PASSWORD } from '#rules/sign-in/password.ts'
import {
  passwordStrength,
  STRONG,
  type PasswordStrength as Strength,
  strengths,
} from '#rules/sign-in/password-strength.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { passwordStrength as words } from '#web/words/problems.pt-BR.ts'

const bars = { short: 'bg-urucum-500', weak: 'bg-ipe-500', fair: 'bg-mata-500', strong: 'bg-mata-600' } as const

type Props = { password: string; email?: string | undefined; min?: number }

/** The password's strength with advice until it is strong. It is only a hint: the server decides which passwords are accepted. */
export function PasswordStrength({ password, email = '', min = MIN_PASSWORD }: Props) {
  const text = useMessages('passwordStrength', words)
  const strength = password === '' ? undefined : passwordStrength(password, email, min)
  const reached = strength ? strengths.indexOf(strength) + 1 : 0
  const advice = (of: Strength): string => {
    const more = (of === 'short' ? min : STRONG) - password.length
    if (of === 'strong') return ''
    return ` ${more > 0 ? text.more({ more }) : text.better}`
  }
  const said = strength
    ? `${text.label({ strength: text.strength[strength] })}.${advice(strength)}`
    : text.hint({ min })
  return (
    <div className="-mt-2 space-y-1.5">
      <meter
        className="sr-only"
        aria-label={text.meter}
        aria-valuetext={said}
        min={0}
        max={strengths.length}
        value={reached}
      />
      <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
        {strengths.map((step, at) => (
          <span
            key={step}
            className={`h-1 rounded-full ${strength && at < reached ? bars[strength] : 'bg-areia-300'}`}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-ink-muted">
        {said}
      </p>
    </div>
  )
}
