import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

/** On every page and above everything on it; shown by a class of the root, which the inline loader sets before React comes. */
export function OfflineBar() {
  const text = useMessages('shell', shell)
  return (
    <div aria-live="polite" className="offline-bar">
      <p>{text.offline}</p>
    </div>
  )
}
