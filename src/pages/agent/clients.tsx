import { ClientsScreen } from '#features/clients/web/clients-screen.tsx'
import { clients } from '#features/clients/words/clients.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function AgentClients() {
  const text = useMessages('clients', clients)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <ClientsScreen />
    </>
  )
}
