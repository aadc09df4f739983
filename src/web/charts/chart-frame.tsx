import { type ReactNode, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { useSharedMessages } from '#web/words/locale-provider.tsx'

type Props = {
  title: string
  text: string
  /** Headings and rows of the table that shows the chart's data. */
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  isEmpty: boolean
  note?: string
  children: ReactNode
}

/** A chart with its title and a button that shows the same figures as a table. */
export function ChartFrame({ title, text, headings, rows, isEmpty, note, children }: Props) {
  const { charts: words } = useSharedMessages()
  const [asTable, setAsTable] = useState(false)
  const toggle = !isEmpty && (
    <button
      type="button"
      aria-pressed={asTable}
      onClick={() => setAsTable(!asTable)}
      className="-my-2 min-h-11 shrink-0 rounded-sm text-sm font-semibold text-mar-700 hover:underline"
    >
      {asTable ? words.showChart : words.showTable}
    </button>
  )
  return (
    <Card title={title} text={text} aside={toggle}>
      {isEmpty && <p className="text-ink-muted">{words.empty}</p>}
      {!isEmpty && !asTable && children}
      {!isEmpty && !asTable && note && <p className="mt-2 text-sm text-ink-muted">{note}</p>}
      {!isEmpty && asTable && (
        <table className="w-full text-[0.9375rem]">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {headings.map((heading, n) => (
                <th
                  key={heading}
                  scope="col"
                  className={`py-1.5 text-label text-ink-muted ${n ? 'text-right' : 'text-left'}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...values]) => (
              <tr key={first} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-medium">
                  {first}
                </th>
                {values.map((value, n) => (
                  <td key={headings[n + 1]} className="py-1.5 text-right tabular-nums">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
