import { Button } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

export function CrashScreen() {
  const text = useMessages('shell', shell)
  return (
    <FullPage>
      <div role="alert" className="card max-w-[460px] p-8 text-center">
        <h1 className="text-[1.75rem] leading-tight">{text.crashTitle}</h1>
        <p className="mt-3 text-ink-muted">{text.crashText}</p>
        <Button className="mt-7" onClick={() => location.reload()}>
          {text.reload}
        </Button>
      </div>
    </FullPage>
  )
}
