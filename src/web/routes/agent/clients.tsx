import { ClientsScreen } from '#web/features/clients/clients-screen.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { clients } from '#web/i18n/pt-BR/clients.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

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
