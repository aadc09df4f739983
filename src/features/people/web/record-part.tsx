import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { people } from '#features/people/words/people.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { title: string; children: ReactNode; all?: string | undefined }

/** One section of a record; `all` is the address of the list with the rest. */
export function RecordPart({ title, children, all }: Props) {
  const { shared, page: text } = useMessages('people', people)
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="mb-1 flex min-h-9 items-center justify-between gap-3">
        <h3 id={id} className="text-[1.0625rem]">
          {title}
        </h3>
        {all && (
          <Link
            to={all}
            aria-label={text.allOf({ what: title })}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-mar-700 underline-offset-4 hover:underline"
          >
            {shared.seeAll}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** The lines of a section, or `none` when there are none. */
export function Lines<Row>({
  rows,
  none,
  keyOf,
  children,
}: {
  rows: readonly Row[]
  none: string
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}) {
  if (rows.length === 0) return <p className="text-[0.9375rem] text-ink-muted">{none}</p>
  return (
    <ul className="divide-y divide-line/70 text-[0.9375rem]">
      {rows.map((row) => (
        <li key={keyOf(row)} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
          {children(row)}
        </li>
      ))}
    </ul>
  )
}
