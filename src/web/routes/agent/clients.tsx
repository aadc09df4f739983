import { mayCall } from '#domain/access.ts'
import { ClientsScreen } from '#web/features/clients/clients-screen.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { clients } from '#web/i18n/pt-BR/clients.ts'
import { workbench } from '#web/i18n/pt-BR/workbench.ts'
import { useActor } from '#web/session/use-actor.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export default function AgentClients() {
  const text = useMessages('clients', clients)
  const { onlyAgents } = useMessages('workbench', workbench)
  const actor = useActor()
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      {mayCall(actor, 'clients.read') ? (
        <ClientsScreen />
      ) : (
        <div className="card">
          <EmptyState {...onlyAgents} />
        </div>
      )}
    </>
  )
}
