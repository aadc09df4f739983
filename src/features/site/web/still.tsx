import type { MouseEvent } from 'react'
import { type ComponentType, Suspense, useState } from 'react'
import type { NavigateFunction } from 'react-router'
import { useNavigate } from 'react-router'
import { asWritten, writtenHtml } from './written-html.ts'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A plain click on a same-origin link goes through the router; the browser handles everything else. */
function followLink(event: MouseEvent, navigate: NavigateFunction): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || event.defaultPrevented || !isPlain(event)) return
  const { origin, pathname, search, hash } = link
  const samePage = pathname === location.pathname && search === location.search
  if (origin !== location.origin || samePage) return
  event.preventDefault()
  void navigate(`${pathname}${search}${hash}`)
}

type Props = { name: string; body: ComponentType; className?: string }

/**
 * A static part of a page. If the page was prerendered, its HTML is kept and neither its texts nor its components are fetched.
 * Only a client-side navigation to the page renders the lazy `body`.
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
