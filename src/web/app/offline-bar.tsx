import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

/** The offline bar of every page, shown by a class on the root, which the inline loader sets before React starts. */
export function OfflineBar() {
  const text = useMessages('shell', shell)
  return (
    <div aria-live="polite" className="offline-bar">
      <p>{text.offline}</p>
    </div>
  )
}
