import { ConfirmEmailChange } from '#web/features/account-verification/confirm-email-change.tsx'
import { Onward } from '#web/features/account-verification/onward.tsx'
import { Outcome } from '#web/features/account-verification/outcome.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { verification } from '#web/messages/pt-BR/verification.ts'
import { useLinkToken } from '#web/session/use-link-token.ts'

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
