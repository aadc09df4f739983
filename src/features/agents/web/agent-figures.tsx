import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { AgentDetail } from './queries.ts'

const monthText = (month: string, locale: string): string =>
  new Date(month).toLocaleDateString(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The agent's performance in numbers; a note says what a number is computed from. */
export function AgentFigures({ agent: { performance } }: { agent: AgentDetail }) {
  const { shared, page: text } = useMessages('agents', agents)
  const { locale } = useLocale()
  const money = useMoney()
  const { medianDays, medianOf } = performance
  const cards = [
    { label: text.approved, value: performance.approved.toLocaleString(locale) },
    {
      label: text.median,
      value: medianDays === null ? '–' : text.medianDays({ number: medianDays.toLocaleString(locale) }),
      note: medianDays === null ? text.medianNone : text.medianOf({ count: medianOf }),
    },
    { label: text.earned, value: money(performance.earnedCents) },
    { label: text.paid, value: money(performance.paidCents) },
  ]
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        {cards.map(({ label, value, note }) => (
          <div key={label} className="rounded-lg border border-line p-3.5">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="font-display text-[1.375rem] leading-tight tracking-[-0.02em] tabular-nums">
              {value}
              {note && (
                <span className="mt-1 block font-sans text-sm font-normal tracking-normal text-ink-muted">{note}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <table className="mt-4 w-full text-[0.9375rem] tabular-nums">
        <caption className="mb-1 text-left font-semibold">{text.months}</caption>
        <thead>
          <tr className="text-label text-ink-muted">
            <th scope="col" className="py-1.5 text-left font-semibold">
              {shared.month}
            </th>
            {[text.approvedShort, text.earnedShort, text.paidShort].map((label) => (
              <th key={label} scope="col" className="py-1.5 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {performance.months.map((row) => (
            <tr key={row.month} className="border-t border-line/70">
              <th scope="row" className="py-1.5 text-left font-normal">
                {monthText(row.month, locale)}
              </th>
              <td className="py-1.5 text-right">{row.approved.toLocaleString(locale)}</td>
              <td className="py-1.5 text-right">{money(row.earnedCents)}</td>
              <td className="py-1.5 text-right">{money(row.paidCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-muted">{text.zone}</p>
    </>
  )
}
