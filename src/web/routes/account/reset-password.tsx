import { useSearchParams } from 'react-router'
import { DeadLink } from '#web/features/accounts/recovery/dead-link.tsx'
import { ResetForm } from '#web/features/accounts/recovery/reset-form.tsx'
import { useLinkToken } from '#web/features/accounts/use-link-token.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { recovery } from '#web/i18n/pt-BR/recovery.ts'

export default function ResetPassword() {
  const [query] = useSearchParams()
  const token = useLinkToken()
  const text = useMessages('recovery', recovery)
  if (token === undefined) return <h1 className="text-h2">{text.resetTitle}</h1>
  if (token === null) return <DeadLink title={text.noTokenTitle} text={text.noTokenText} />
  return <ResetForm key={token} token={token} invited={query.get('convite') === '1'} />
}
