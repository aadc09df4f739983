import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Preview } from './queries.ts'
import { useRefundWords } from './use-refund-words.ts'

/** What remains after a withdrawal: what exists at the state, the fee it keeps, and other services of the company. */
export function AtState({ found }: { found: NonNullable<Preview['atState']> }) {
  const { shared, withdrawal: text } = useMessages('teamRefunds', teamRefunds)
  const { money } = useRefundWords()
  const { date } = useDates()
  const { filed, filedOn, fileNumber, formedOn, ein, keptCents, openServices } = found
  return (
    <section className="space-y-3 rounded-lg border border-line p-4">
      <h3 className="font-semibold">{text.found}</h3>
      {!filed && <p className="text-ink-muted">{text.nothing}</p>}
      <FactList
        className="grid-cols-1 gap-x-6 sm:grid-cols-2"
        facts={[
          [text.filed, filed && !filedOn ? text.yes : null],
          [text.filedOn, filedOn && date(filedOn)],
          [text.fileNumber, fileNumber],
          [text.formedOn, formedOn && date(formedOn)],
          [shared.ein, ein],
          [text.kept, money(keptCents)],
        ]}
      />
      {openServices.length > 0 && (
        <div>
          <p className="text-sm text-ink-muted">
            {text.services}. {text.servicesText}
          </p>
          <ul>
            {openServices.map(({ id, name, amountCents }) => (
              <li key={id} className="font-medium tabular-nums">
                <span translate="no">{name}</span>: {money(amountCents)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
