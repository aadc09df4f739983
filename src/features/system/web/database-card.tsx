import { system as words } from '#features/system/words/system.pt-BR.ts'
import { bytesText } from '#web/format/bytes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { System } from './queries.ts'

/** Version, migrations and largest tables of the database. */
export function DatabaseCard({ system: { database, migrations } }: { system: System }) {
  const { shared, version, database: text, good } = useMessages('system', words)
  const { locale } = useLocale()
  const pending = migrations.pending.length
  return (
    <Card
      title={text.title}
      aside={<Badge tone={pending > 0 ? 'red' : 'green'}>{pending > 0 ? text.behind({ count: pending }) : good}</Badge>}
    >
      <FactList
        className="mb-5 gap-x-6 sm:grid-cols-4"
        facts={[
          [version, `PostgreSQL ${database.version}`],
          [shared.size, bytesText(database.bytes, locale)],
          [text.migrations, migrations.applied.toLocaleString(locale)],
          [text.newest, migrations.newest],
          [text.pending, migrations.pending.join(', ')],
        ]}
      />
      <DataTable
        caption={text.tables}
        rows={database.tables}
        rowKey={({ name }) => name}
        dense
        columns={[
          {
            key: 'name',
            header: text.columns.table,
            primary: true,
            cell: ({ name }) => <span translate="no">{name}</span>,
          },
          {
            key: 'rows',
            header: text.columns.rows,
            cell: ({ rows }) => <span className="tabular-nums">{Math.round(rows).toLocaleString(locale)}</span>,
          },
          {
            key: 'bytes',
            header: shared.size,
            align: 'end',
            cell: ({ bytes }) => <span className="tabular-nums">{bytesText(bytes, locale)}</span>,
          },
        ]}
        empty={<EmptyState title={text.noTables} />}
      />
    </Card>
  )
}
