import type { Disagreement, Figure, Side } from '#domain/announcement/disagreements.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { announcement } from '#web/i18n/pt-BR/announcement.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { useFigureTexts } from './use-figure-words.ts'

/** Each pair of places that say different things, with what each of them says. */
export function DisagreementList({ found }: { found: readonly Disagreement[] }) {
  const text = useMessages('announcement', announcement)
  const say = useFigureTexts()
  const value = (figure: Figure): string => {
    if (!figure) return text.closed
    if (figure.kind === 'text') return figure.text
    return figure.kind === 'span' ? say.span(figure.span) : say.hours(figure.hours)
  }
  const side = ({ place, figure }: Side) => (
    <span>
      <span className="text-ink-muted">{text.places[place]}:</span>{' '}
      <span className="font-semibold tabular-nums">{value(figure)}</span>
    </span>
  )
  return (
    <section aria-label={text.disagreements}>
      <div className="mb-3 flex items-center gap-3">
        <h2 className="text-h3">{text.disagreements}</h2>
        {found.length > 0 && <Badge tone="yellow">{text.count({ count: found.length })}</Badge>}
      </div>
      <DataTable
        caption={text.disagreements}
        dense
        rows={found}
        rowKey={({ topic }) => topic}
        empty={<p className="px-5 py-4 text-ink-muted">{text.agree}</p>}
        columns={[
          { key: 'what', header: text.columns.what, primary: true, cell: ({ topic }) => text.topics[topic] },
          { key: 'one', header: text.columns.one, cell: ({ sides: [one] }) => side(one) },
          { key: 'other', header: text.columns.other, cell: ({ sides: [, other] }) => side(other) },
        ]}
      />
    </section>
  )
}
