import { useState } from 'react'
import { system as words } from '#features/system/words/system.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { System } from './queries.ts'

const FIRST = 15
/** The server's name for requests that no API route answers. */
const NO_ROUTE = '(none)'

/** The calls that this node answered since it started, those that took most of its time first. */
export function CallsTable({ calls }: Pick<System, 'calls'>) {
  const { calls: text } = useMessages('system', words)
  const { locale } = useLocale()
  const [all, setAll] = useState(false)
  const shown = all ? calls : calls.slice(0, FIRST)
  const number = (value: number) => <span className="tabular-nums">{value.toLocaleString(locale)}</span>
  const time = (milliseconds: number) => (
    <span className="whitespace-nowrap tabular-nums">
      {text.milliseconds({ value: milliseconds.toLocaleString(locale, { maximumFractionDigits: 1 }) })}
    </span>
  )
  return (
    <Card title={text.title} text={text.text({ shown: shown.length, all: calls.length })}>
      <DataTable
        caption={text.title}
        rows={shown.map((one) => ({
          ...one,
          id: `${one.method} ${one.route === NO_ROUTE ? text.pages : one.route}`,
        }))}
        rowKey={({ id }) => id}
        dense
        columns={[
          {
            key: 'call',
            header: text.columns.call,
            primary: true,
            cell: ({ id }) => (
              <span translate="no" className="break-all">
                {id}
              </span>
            ),
          },
          { key: 'count', header: text.columns.count, cell: ({ count }) => number(count) },
          { key: 'errors', header: text.columns.errors, cell: ({ errors }) => number(errors) },
          { key: 'mean', header: text.columns.mean, cell: ({ meanMs }) => time(meanMs) },
          {
            key: 'p95',
            header: text.columns.p95,
            align: 'end',
            cell: ({ p95Ms }) => (p95Ms === null ? text.longer : time(p95Ms)),
          },
        ]}
        empty={<EmptyState title={text.none} />}
      />
      {calls.length > FIRST && (
        <Button variant="ghost" size="panel" className="mt-3" onClick={() => setAll(!all)}>
          {all ? text.fewer : text.all}
        </Button>
      )}
    </Card>
  )
}
