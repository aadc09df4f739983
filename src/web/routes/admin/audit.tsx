import { AuditTable } from '#web/features/audit/audit-table.tsx'
import { SealsPanel } from '#web/features/audit/seals-panel.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { audit } from '#web/i18n/pt-BR/audit.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export default function AdminAudit() {
  const text = useMessages('audit', audit)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-5 text-ink-muted">{text.intro}</p>
      <SealsPanel />
      <AuditTable />
    </>
  )
}
