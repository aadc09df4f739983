import NotFound from '#pages/not-found.tsx'
import { useSession } from '#web/session/use-session.ts'
import { FullPage } from '#web/ui/full-page.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { KitControls } from './kit/kit-controls.tsx'
import { KitOverlays } from './kit/kit-overlays.tsx'
import { KitStates } from './kit/kit-states.tsx'
import { KitTable } from './kit/kit-table.tsx'
import { LanguageChoice } from './kit/language-choice.tsx'

/** All components of the interface kit on one page, in development and the demo only. */
export default function DevUi() {
  const { demo, isPending } = useSession()
  const text = useMessages('shell', shell)
  if (isPending) {
    return (
      <FullPage>
        <p role="status">{text.loading}</p>
      </FullPage>
    )
  }
  if (!demo && !import.meta.env.DEV) return <NotFound />
  return (
    <main className="wrap space-y-6 py-10">
      <h1 className="text-h2">Componentes</h1>
      <LanguageChoice />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <KitControls />
        <div className="space-y-6">
          <KitOverlays />
          <KitStates />
        </div>
      </div>
      <KitTable />
    </main>
  )
}
