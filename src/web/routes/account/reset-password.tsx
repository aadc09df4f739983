import { useSearchParams } from 'react-router'
import { DeadLink } from '#web/features/account-recovery/dead-link.tsx'
import { ResetForm } from '#web/features/account-recovery/reset-form.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { recovery } from '#web/messages/pt-BR/recovery.ts'
import { useLinkToken } from '#web/session/use-link-token.ts'

export default function ResetPassword() {
  const [query] = useSearchParams()
  const token = useLinkToken()
  const text = useMessages('recovery', recovery)
  if (token === undefined) return <h1 className="text-h2">{text.resetTitle}</h1>
  if (token === null) return <DeadLink title={text.noTokenTitle} text={text.noTokenText} />
  return <ResetForm key={token} token={token} invited={query.get('convite') === '1'} />
}
