import { useMakePasskey } from '#features/accounts/web/passkeys/use-passkeys.ts'
import { TwoFactorSetup } from '#features/accounts/web/two-factor/two-factor-setup.tsx'
import { VerificationStrip } from '#features/accounts/web/verification/verification-strip.tsx'
import { passkeys } from '#features/accounts/words/passkeys.pt-BR.ts'
import { requiredStep } from '#features/accounts/words/two-factor.pt-BR.ts'
import { useSite } from '#features/site-settings/web/use-site.ts'
import type { RequiredStep } from '#rules/sign-in/required-step.ts'
import { useSignOut } from '#web/app/use-sign-out.ts'
import type { SessionUser } from '#web/session/use-session.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkipLink, skipTarget } from '#web/ui/skip-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

type Props = { step: RequiredStep; user: SessionUser; onBusy: () => void; onDone: () => Promise<void> }

function PasskeyInstead({ onMade }: { onMade: () => void }) {
  const text = useMessages('passkeys', passkeys)
  const making = useMakePasskey(onMade)
  return (
    <div className="mt-6 space-y-3 border-t border-line pt-5">
      <p className="text-[0.9375rem] text-ink-muted">{text.instead}</p>
      <Button variant="ghost" size="panel" loading={making.isPending} onClick={() => making.mutate()}>
        {text.add}
      </Button>
    </div>
  )
}

/** Replaces the panel until the person has done what the security settings require (A10). */
export function RequiredPage({ step, user, onBusy, onDone }: Props) {
  const text = useMessages('requiredStep', requiredStep)
  const words = useMessages('shell', shell)
  const { siteName } = useSite()
  const signOut = useSignOut()
  const switchedOn = (): void => {
    toast.success(text.twoFactorOn)
    void onDone()
  }
  const steps = {
    password: {
      title: text.passwordTitle,
      why: text.passwordText,
      form: <ChangePasswordForm email={user.email} role={user.role} onDone={onDone} />,
    },
    two_factor: {
      title: text.twoFactorTitle,
      why: text.twoFactorText,
      form: user.emailVerified ? (
        <>
          <TwoFactorSetup email={user.email} onBusy={onBusy} onDone={switchedOn} />
          <PasskeyInstead onMade={() => void onDone()} />
        </>
      ) : (
        <VerificationStrip user={user} />
      ),
    },
  }
  const { title, why, form } = steps[step]
  return (
    <div className="flex min-h-dvh flex-col px-5 py-5 sm:px-10">
      <SkipLink />
      <header className="flex items-center justify-between gap-4 text-mar-900">
        <Brand name={siteName} />
        <Button variant="ghost" size="panel" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {words.signOut}
        </Button>
      </header>
      <main {...skipTarget} className="mx-auto w-full max-w-[540px] flex-1 py-8 outline-none sm:py-14">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-2 text-ink-muted">{why}</p>
        <p className="mt-1 text-sm break-words text-ink-muted">{text.signedInAs({ email: user.email })}</p>
        <div className="card mt-8 p-5 sm:p-7">{form}</div>
      </main>
    </div>
  )
}
