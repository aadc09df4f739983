import { type ComponentType, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { followLink } from './follow-link.ts'
import { asWritten, writtenHtml } from './written-html.ts'

type Props = { name: string; body: ComponentType; className?: string }

/**
 * A part of a page in which nothing ever changes. Where the server has written it, its HTML stays as it is: neither its
 * texts nor its components are fetched. Only who comes from another page of ours without a reload needs `body`, a lazy one.
 */
export function Still({ name, body: Body, className }: Props) {
  const navigate = useNavigate()
  const [html] = useState(() => writtenHtml(name))
  if (html === undefined) {
    return (
      <div data-still={name} className={className}>
        <Suspense>
          <Body />
        </Suspense>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      data-still={name}
      className={className}
      onClick={(event) => followLink(event, navigate)}
      {...asWritten(html)}
    />
  )
}
