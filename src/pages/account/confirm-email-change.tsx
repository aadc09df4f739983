import { useLinkToken } from '#features/accounts/web/use-link-token.ts'
import { ConfirmEmailChange } from '#features/accounts/web/verification/confirm-email-change.tsx'
import { Onward } from '#features/accounts/web/verification/onward.tsx'
import { Outcome } from '#features/accounts/web/verification/outcome.tsx'
import { verification } from '#features/accounts/words/verification.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function ConfirmEmailChangePage() {
  const token = useLinkToken()
  const text = useMessages('verification', verification)
  if (token === undefined) return <h1 className="text-h2">{text.changeTitle}</h1>
  if (token) return <ConfirmEmailChange key={token} token={token} />
  return (
    <Outcome title={text.noTokenTitle} text={text.changeNoToken}>
      <Onward />
    </Outcome>
  )
}
