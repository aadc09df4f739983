import { verification } from '#features/accounts/words/verification.pt-BR.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { Onward } from './onward.tsx'
import { Outcome } from './outcome.tsx'
import { useAskVerification } from './use-ask-verification.ts'

/** A signed-in person can ask for another link here; a visitor has to sign in first. */
export function ExpiredVerification() {
  const text = useMessages('verification', verification)
  const { user } = useSession()
  const asking = useAskVerification()
  const more = user ? (user.emailVerified ? text.already : '') : text.expiredSignIn
  return (
    <Outcome title={text.linkExpired} text={`${text.expiredText} ${more}`.trim()}>
      {user && !user.emailVerified ? (
        <Button
          className="w-full"
          loading={asking.isPending}
          disabled={asking.isSuccess}
          onClick={() => asking.mutate()}
        >
          {asking.isSuccess ? text.sent : text.sendAgain}
        </Button>
      ) : (
        <Onward />
      )}
    </Outcome>
  )
}
