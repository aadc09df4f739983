import { CommissionMonths } from '#web/features/commissions/commission-months.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { commissions } from '#web/i18n/pt-BR/commissions.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export default function AdminCommissions() {
  const text = useMessages('commissions', commissions)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-5 text-ink-muted">{text.intro}</p>
      <CommissionMonths />
    </>
  )
}
