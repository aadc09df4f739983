import { type ConsentDocument, consentDocuments } from '#features/privacy/rules/consent.ts'
import { ConsentHistory } from './consent-history.tsx'
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
