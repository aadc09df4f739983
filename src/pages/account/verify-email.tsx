import { useLinkToken } from '#features/accounts/web/use-link-token.ts'
import { Onward } from '#features/accounts/web/verification/onward.tsx'
import { Outcome } from '#features/accounts/web/verification/outcome.tsx'
import { VerifyEmail } from '#features/accounts/web/verification/verify-email.tsx'
import { verification } from '#features/accounts/words/verification.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

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
