import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Consent } from './queries.ts'

export function ConsentDetails({ consent: { version, acceptedAt, withdrawnAt } }: { consent: Consent }) {
  const { consents: text } = useMessages('privacy', words)
  const dates = useDates()
  return (
    <p className="mt-0.5 text-sm text-ink-muted">
      {text.version({ version: dates.date(version) })}, {text.acceptedAt({ at: dates.dateTime(acceptedAt) })}
      {withdrawnAt && `, ${text.withdrawnAt({ at: dates.dateTime(withdrawnAt) })}`}
    </p>
  )
}
