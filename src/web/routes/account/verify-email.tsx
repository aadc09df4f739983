import { Onward } from '#web/features/account-verification/onward.tsx'
import { Outcome } from '#web/features/account-verification/outcome.tsx'
import { VerifyEmail } from '#web/features/account-verification/verify-email.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { verification } from '#web/messages/pt-BR/verification.ts'
import { useLinkToken } from '#web/session/use-link-token.ts'

export default function VerifyEmailPage() {
  const token = useLinkToken()
  const text = useMessages('verification', verification)
  if (token === undefined) return <h1 className="text-h2">{text.title}</h1>
  if (token) return <VerifyEmail key={token} token={token} />
  return (
    <Outcome title={text.noTokenTitle} text={text.noTokenText}>
      <Onward />
    </Outcome>
  )
}
