import { useLinkToken } from '#web/features/accounts/use-link-token.ts'
import { ConfirmEmailChange } from '#web/features/accounts/verification/confirm-email-change.tsx'
import { Onward } from '#web/features/accounts/verification/onward.tsx'
import { Outcome } from '#web/features/accounts/verification/outcome.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { verification } from '#web/i18n/pt-BR/verification.ts'

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
