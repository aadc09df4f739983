import { useMessages } from '#web/i18n/locale-provider.tsx'
import { shell } from '#web/i18n/pt-BR/shell.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

/** Stands where a screen is not built: its title and nothing that pretends to work. */
export default function LaterScreen() {
  const text = useMessages('shell', shell)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 text-ink-muted">{text.nothingHere}</p>
    </>
  )
}
