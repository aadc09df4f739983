import { useEffect, useRef, useState } from 'react'
import { recovery } from '#features/accounts/words/recovery.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useAskReset } from './use-ask-reset.ts'

/** The whole seconds left of a countdown, and a function to restart it. */
function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [left, setLeft] = useState(0)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [running])
  return { left, restart: () => setLeft(seconds) }
}

const PAUSE_SECONDS = 60

/** Shows the same text for every address; the person can ask for another mail after a minute. */
export function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const text = useMessages('recovery', recovery)
  const heading = useRef<HTMLHeadingElement>(null)
  const { left, restart } = useCountdown(PAUSE_SECONDS)
  const asking = useAskReset({
    onSent: () => {
      toast.success(text.sentAgain)
      restart()
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the first mail is on its way
  useEffect(() => {
    restart()
    heading.current?.focus()
  }, [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {text.sentTitle}
      </h1>
      <p className="mt-3 break-words">{text.sentText({ email })}</p>
      <p className="mt-2 text-ink-muted">{text.sentHint}</p>
      <div className="mt-8 space-y-5">
        {asking.failure && <Notice tone="red">{asking.failure}</Notice>}
        <Button
          variant="ghost"
          className="w-full"
          disabled={left > 0}
          loading={asking.isPending}
          onClick={() => asking.mutate(email)}
        >
          {left > 0 ? text.againIn({ seconds: String(left) }) : text.sendAgain}
        </Button>
        <button type="button" className="text-link" onClick={onOther}>
          {text.otherAddress}
        </button>
      </div>
    </>
  )
}
