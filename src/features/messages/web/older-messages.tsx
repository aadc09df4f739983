import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import type { useThread } from './use-thread.ts'

/** Loads older messages as the reader scrolls near them. */
export function OlderMessages({
  thread,
  scroller,
}: {
  thread: ReturnType<typeof useThread>
  scroller: RefObject<HTMLElement | null>
}) {
  const text = useMessages('messages', words)
  const common = useSharedMessages()
  const mark = useRef<HTMLDivElement>(null)
  const { hasOlder, older, loadOlder } = thread
  const near = useEffectEvent(() => {
    if (older === 'idle') void loadOlder()
  })
  useEffect(() => {
    const [element, root] = [mark.current, scroller.current]
    if (!element || !root || !hasOlder || older !== 'idle') return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && near(), {
      root,
      rootMargin: '240px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasOlder, older, scroller])
  return (
    <div ref={mark} className="flex min-h-11 items-center justify-center pb-2 text-[0.8125rem] text-ink-muted">
      {!hasOlder && text.begin}
      {hasOlder && older !== 'failed' && <span role="status">{text.loadingOlder}</span>}
      {older === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center justify-center gap-3">
          {text.olderFailed}
          <Button variant="ghost" size="panel" onClick={() => void loadOlder()}>
            {common.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
