import { type ConsentDocument, consentDocuments } from '#features/privacy/rules/consent.ts'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ConsentDetails } from './consent-details.tsx'
import { ConsentRow } from './consent-row.tsx'
import type { Consent } from './queries.ts'

/** The newest consent per document with its action (accept or withdraw), the older ones below. */
export function ConsentList({
  consents,
  current,
}: {
  consents: Consent[]
  current: Readonly<Record<ConsentDocument, string>>
}) {
  const sorted = consents.toSorted((a, b) => b.acceptedAt.localeCompare(a.acceptedAt))
  const latest = consentDocuments.map((document) => ({
    document,
    consent: sorted.find((one) => one.document === document),
  }))
  const shown = new Set(latest.map(({ consent }) => consent?.id))
  return (
    <>
      <ul className="-my-4 divide-y divide-line">
        {latest.map(({ document, consent }) => (
          <ConsentRow key={document} document={document} consent={consent} current={current[document]} />
        ))}
      </ul>
      <ConsentHistory consents={sorted.filter(({ id }) => !shown.has(id))} />
    </>
  )
}

function ConsentHistory({ consents }: { consents: Consent[] }) {
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
