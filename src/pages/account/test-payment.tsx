import { Link, useParams } from 'react-router'
import { TestPayment } from '#features/payments/web/test-payment.tsx'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { loginPathFor } from '#web/session/landing.ts'
import { useSession } from '#web/session/use-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The test provider's payment page, used while no real provider is connected: it can approve, refuse or be left. */
export default function TestPaymentPage() {
  const text = useMessages('payment', words)
  const { session = '' } = useParams()
  const { user } = useSession()
  return (
    <>
      <p>
        <Badge tone="yellow">{text.testMode}</Badge>
      </p>
      <h1 className="mt-3 text-h2">{text.testTitle}</h1>
      <p className="mt-2 text-ink-muted">{text.testText}</p>
      <div className="mt-8">
        {user === undefined && <Skeleton className="h-72 w-full" />}
        {user && <TestPayment session={session} />}
        {user === null && (
          <div className="space-y-4">
            <p>{text.signInFirst}</p>
            <Link to={loginPathFor('/user/dashboard')} className={buttonClass('primary')}>
              {text.signIn}
            </Link>
          </div>
        )}
      </div>
    </>
  )
}
