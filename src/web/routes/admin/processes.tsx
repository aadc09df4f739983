import { RegistrationsTable } from '#web/features/registrations/registrations-table.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

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
