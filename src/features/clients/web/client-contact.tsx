import { useEffect, useState } from 'react'
import { clients } from '#features/clients/words/clients.pt-BR.ts'
import { timeText } from '#web/format/dates.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { CardPart } from './card-part.tsx'
import type { ClientCard } from './queries.ts'

const LOOK_AGAIN_MS = 15_000

/** The present time, updated while the card is open. */
function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const link = 'inline-flex min-h-6 break-all text-mar-700 underline underline-offset-4'

export function ClientContact({ client }: { client: ClientCard }) {
  const { shared, card: text } = useMessages('clients', clients)
  const { locale } = useLocale()
  const now = useNow()
  const { email, phone, language, timeZone } = client
  const facts = [
    {
      label: shared.email,
      value: (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      ),
    },
    {
      label: shared.phone,
      value: phone ? (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
          {phone}
        </a>
      ) : (
        text.noPhone
      ),
    },
    { label: text.language, value: text.languages[language] },
    {
      label: text.localTime,
      value: text.timeIn({ time: timeText(now, locale, timeZone), zone: text.zones[timeZone] }),
    },
  ]
  return (
    <CardPart title={text.contact}>
      <dl className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </CardPart>
  )
}
