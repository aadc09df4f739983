import { useSearchParams } from 'react-router'
import { isStaff } from '#domain/accounts/role.ts'
import { VerificationStrip } from '#web/features/account-verification/verification-strip.tsx'
import { PaymentReturn } from '#web/features/payments/payment-return.tsx'
import { UnpaidOrder } from '#web/features/payments/unpaid-order.tsx'
import { ScreenTitle } from '#web/layout/screen-title.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { shell } from '#web/messages/pt-BR/shell.ts'
import { useSession } from '#web/session/use-session.ts'
import { ResumeCard } from '#web/wizard/resume-card.tsx'

export default function CustomerDashboard() {
  const text = useMessages('shell', shell)
  const { user } = useSession()
  const [query] = useSearchParams()
  const customer = user !== undefined && user !== null && !isStaff(user.role)
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <ScreenTitle />
      {user && <p className="mt-1 text-ink-muted">{text.greeting({ name: user.name })}</p>}
      {customer && <UnpaidOrder />}
      {customer && <ResumeCard />}
      {customer && query.get('payment') === 'success' && <PaymentReturn />}
    </>
  )
}
