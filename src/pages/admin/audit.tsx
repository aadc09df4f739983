import { AuditTable } from '#features/audit/web/audit-table.tsx'
import { SealsPanel } from '#features/audit/web/seals-panel.tsx'
import { audit } from '#features/audit/words/audit.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

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
