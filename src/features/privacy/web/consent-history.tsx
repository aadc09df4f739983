import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ConsentDetails } from './consent-details.tsx'
import type { Consent } from './queries.ts'

export function ConsentHistory({ consents }: { consents: Consent[] }) {
  const { consents: text } = useMessages('privacy', words)
  if (consents.length === 0) return null
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="flex min-h-11 items-center text-[0.9375rem] font-semibold text-mar-600">
        {text.history}
      </summary>
      <ul className="space-y-2">
        {consents.map((consent) => (
          <li key={consent.id}>
            <p className="text-[0.9375rem] font-semibold">{text.names[consent.document]}</p>
            <ConsentDetails consent={consent} />
          </li>
        ))}
      </ul>
    </details>
  )
}
