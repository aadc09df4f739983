import type { Source } from '#features/facts/rules/source-order.ts'
import { officialFirst } from '#features/facts/rules/source-order.ts'

const FIRST = 2

function Link({ source }: { source: Source }) {
  const { title, url, date } = source
  const shown = (
    <>
      <span translate="no">{title}</span>
      {date && (
        <span translate="no" className="text-ink-muted">
          {' '}
          ({date})
        </span>
      )}
    </>
  )
  if (!url) return shown
  return (
    <a href={url} target="_blank" rel="noreferrer" className="break-words text-mar-700 underline underline-offset-2">
      {shown}
    </a>
  )
}

type Props = { sources: readonly Source[]; none: string; most?: number }

/** The authority's own pages come first; sources beyond `most` are collapsed. `none` is shown where there are no sources. */
export function SourceLinks({ sources, none, most = FIRST }: Props) {
  const sorted = officialFirst(sources)
  if (sorted.length === 0) return <span className="text-ink-muted">{none}</span>
  const list = (some: readonly Source[]) => (
    <ul className="space-y-0.5">
      {some.map((source) => (
        <li key={`${source.title} ${source.url} ${source.date}`}>
          <Link source={source} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className="text-sm">
      {list(sorted.slice(0, most))}
      {sorted.length > most && (
        <details className="mt-0.5">
          <summary className="min-h-6 cursor-pointer text-ink-muted">+ {sorted.length - most}</summary>
          {list(sorted.slice(most))}
        </details>
      )}
    </div>
  )
}
