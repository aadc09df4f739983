import { useSearchParams } from 'react-router'
import { DeadLink } from '#features/accounts/web/recovery/dead-link.tsx'
import { ResetForm } from '#features/accounts/web/recovery/reset-form.tsx'
import { useLinkToken } from '#features/accounts/web/use-link-token.ts'
import { recovery } from '#features/accounts/words/recovery.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function ResetPassword() {
  const [query] = useSearchParams()
  const token = useLinkToken()
  const text = useMessages('recovery', recovery)
  if (token === undefined) return <h1 className="text-h2">{text.resetTitle}</h1>
  if (token === null) return <DeadLink title={text.noTokenTitle} text={text.noTokenText} />
  return <ResetForm key={token} token={token} invited={query.get('convite') === '1'} />
}
