import { type MouseEvent, useRef, useState } from 'react'
import { signUpAnchors } from '#features/orders/web/sign-up-landing.ts'
import { asWritten, writtenHtml } from '#features/site/web/written-html.ts'
import type { OnStart } from './living-guides.tsx'
import { useGuides } from './use-guides.ts'

const NAME = 'state-guides'

/** The state whose button was clicked in the prerendered list, whose buttons have no handlers of their own. */
function stateAt({ target }: MouseEvent): string | undefined {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.closest<HTMLElement>('[data-state]')?.dataset['state']
}

/** Prerendered as a plain list that can be opened and read; its script is loaded when the reader scrolls near. */
export function StateGuides({ onStart }: { onStart: OnStart }) {
  const section = useRef<HTMLElement>(null)
  const [html] = useState(() => writtenHtml(NAME))
  const { found, failed, retry, retrying } = useGuides(section)
  const frame = {
    ref: section,
    id: signUpAnchors.states,
    'data-still': NAME,
    'aria-labelledby': 'guias-titulo',
  }
  if (!found && html !== undefined) {
    const start = (event: MouseEvent) => {
      const stateId = stateAt(event)
      if (stateId) onStart({ stateId, companyTypeId: 'llc' })
    }
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click
      <section {...frame} key="written" onClick={start} {...asWritten(html)} />
    )
  }
  return (
    <section {...frame} key="living">
      {found && (
        <found.Guides
          guides={found.guides}
          failed={failed}
          retrying={retrying}
          onRetry={() => void retry()}
          onStart={onStart}
          {...(found.before ? { before: found.before } : {})}
        />
      )}
    </section>
  )
}
