import { stateGuides as text } from '#features/site/web/content/state-guides.ts'
import type { Guide } from './guide.ts'
import { Part } from './guide-part.tsx'
import { sourceLine } from './source-line.ts'

/** The sources of a state's fees and dates. */
export const GuideSources = ({ sources }: Pick<Guide, 'sources'>) => (
  <Part title={text.columns.source}>
    <ul className="space-y-1">
      {sources.map(({ title, url, date }) => {
        const { name, when } = sourceLine({ title, date })
        return (
          <li key={`${title} ${url}`} className="break-words">
            {url ? (
              <a href={url} rel="noreferrer" target="_blank" className="text-mar-600 underline">
                {name}
              </a>
            ) : (
              name
            )}
            {when && <span className="text-sm text-ink-muted"> {when}</span>}
          </li>
        )
      })}
    </ul>
  </Part>
)
