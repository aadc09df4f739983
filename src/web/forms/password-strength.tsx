import { passwordStrength, strengths } from '#domain/accounts/password-strength.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { signUp } from '#web/i18n/pt-BR/sign-up.ts'

const bars = { short: 'bg-urucum-500', weak: 'bg-ipe-500', fair: 'bg-mata-500', strong: 'bg-mata-600' } as const

/** How hard the password is to guess, in bars and in a word; it hints, the server decides. */
export function PasswordStrength({ password, email = '' }: { password: string; email?: string | undefined }) {
  const text = useMessages('signUp', signUp)
  const strength = password === '' ? undefined : passwordStrength(password, email)
  const reached = strength ? strengths.indexOf(strength) + 1 : 0
  return (
    <div className="-mt-2 space-y-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
        {strengths.map((step, at) => (
          <span
            key={step}
            className={`h-1 rounded-full ${strength && at < reached ? bars[strength] : 'bg-areia-300'}`}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-ink-muted">
        {strength ? text.strengthLabel({ strength: text.strength[strength] }) : text.strengthHint}
      </p>
    </div>
  )
}
