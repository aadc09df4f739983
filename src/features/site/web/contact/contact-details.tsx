import { contactHours } from '#features/site/web/content/contact-details.ts'
import { fillText } from '#features/site-settings/web/use-site.ts'
import { ContactLines } from './contact-lines.tsx'

type Row = { days: string; hours: string }

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-3 space-y-2">
      {rows.map(({ days, hours }) => (
        <div key={days} className="flex justify-between gap-4">
          <dt>{days}</dt>
          <dd className="font-semibold tabular-nums">{fillText(hours)}</dd>
        </div>
      ))}
    </dl>
  )
}

function OpeningHours() {
  return (
    <section aria-labelledby="horarios" className="card p-6">
      <h2 id="horarios" className="text-h3">
        {contactHours.title}
      </h2>
      <Rows rows={contactHours.rows} />
      <h3 className="mt-5 border-t border-line pt-4 text-[1.0625rem]">{contactHours.chatTitle}</h3>
      <Rows rows={contactHours.chatRows} />
      <p className="mt-4 text-sm text-ink-muted">{contactHours.zone}</p>
    </section>
  )
}

export default function ContactDetails() {
  return (
    <>
      <ContactLines />
      <OpeningHours />
    </>
  )
}
