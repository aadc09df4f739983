import { CirclePause, FlaskConical } from 'lucide-react'
import { useId } from 'react'
import { useSession } from '#web/session/use-session.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

/** A strip in every panel that says that payments are in test mode or paused, so that neither is misunderstood (C7). */
export function TestModeStrip() {
  const text = useMessages('shell', shell)
  const words = useId()
  const { testMode = false, paymentsPaused = false } = useSession().data ?? {}
  if (!testMode && !paymentsPaused) return null
  const Icon = testMode ? FlaskConical : CirclePause
  return (
    <section
      aria-labelledby={words}
      // Screens that fill the window subtract the strip's height: src/pages/shell/area-layout.tsx.
      data-test-mode
      className="flex h-8 items-center justify-center gap-2 overflow-hidden bg-ipe-300/60 px-4 text-center text-sm font-medium text-mar-950"
    >
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      <p id={words}>{testMode ? text.testMode : text.paymentsPaused}</p>
    </section>
  )
}
