import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

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
