import { useState } from 'react'
import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { count: number; amount: string; name: string; paying: boolean; onPay: () => void }

/** The selected commissions, and the button that marks them as paid after a confirmation. */
export function PayBar({ count, amount, name, paying, onPay }: Props) {
  const { shared, detail: text } = useMessages('commissions', commissions)
  const [asking, setAsking] = useState(false)
  const pay = () => {
    setAsking(false)
    onPay()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="font-semibold tabular-nums">
        {text.chosen({ count, amount })}
      </p>
      <Button size="panel" disabled={count === 0} loading={paying} onClick={() => setAsking(true)}>
        {text.pay}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={text.confirm}
        description={text.confirmText({ count, amount, name })}
        actions={
          <>
            <DialogCancel>{shared.cancel}</DialogCancel>
            <Button size="panel" onClick={pay}>
              {text.pay}
            </Button>
          </>
        }
      />
    </div>
  )
}
