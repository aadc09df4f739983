import { CommissionMonths } from '#features/commissions/web/commission-months.tsx'
import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

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
