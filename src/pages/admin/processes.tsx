import { RegistrationsTable } from '#features/registrations/web/registrations-table.tsx'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function AdminProcesses() {
  const text = useMessages('teamRegistrations', teamRegistrations)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-5 text-ink-muted">{text.intro}</p>
      <RegistrationsTable />
    </>
  )
}
