import type { Source } from '#domain/catalog/source-order.ts'
import { officialFirst } from '#domain/catalog/source-order.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { states } from '#web/i18n/pt-BR/states.ts'

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

/** The state's own pages first; the rest behind a press. */
export function SourceLinks({ sources, most = FIRST }: { sources: readonly Source[]; most?: number }) {
  const text = useMessages('states', states)
  const sorted = officialFirst(sources)
  if (sorted.length === 0) return <span className="text-ink-muted">{text.noSources}</span>
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
