import { FlaskConical } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { shell } from '#web/i18n/pt-BR/shell.ts'
import { useSession } from '#web/session/use-session.ts'

/** In every panel: nobody takes a payment of the test mode for money (C7). */
export function TestModeStrip() {
  const text = useMessages('shell', shell)
  const words = useId()
  if (!useSession().data?.testMode) return null
  return (
    <section
      aria-labelledby={words}
      // Screens that fill the window take its height into account: src/web/app/shell/area-layout.tsx.
      data-test-mode
      className="flex h-8 items-center justify-center gap-2 overflow-hidden bg-ipe-300/60 px-4 text-center text-sm font-medium text-mar-950"
    >
      <FlaskConical size={16} aria-hidden="true" className="shrink-0" />
      <p id={words}>{text.testMode}</p>
    </section>
  )
}
