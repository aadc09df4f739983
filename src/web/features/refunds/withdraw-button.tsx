import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import type { Refund } from './queries.ts'
import { useWithdraw } from './use-refund-changes.ts'
import { useRefundWords } from './use-refund-words.ts'

export function WithdrawButton({ refund }: { refund: Refund }) {
  const { text, money } = useRefundWords()
  const [open, setOpen] = useState(false)
  const withdraw = useWithdraw(() => setOpen(false))
  const { companyName: company } = refund.registration
  return (
    <Dialog
      title={text.withdraw}
      description={text.withdrawText({ amount: money(refund.figures.totalCents) })}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="panel" aria-label={text.withdrawOf({ company })}>
          {text.withdraw}
        </Button>
      }
      actions={
        <>
          <DialogCancel>{text.cancel}</DialogCancel>
          <Button size="panel" loading={withdraw.isPending} onClick={() => withdraw.mutate(refund.id)}>
            {text.withdraw}
          </Button>
        </>
      }
    />
  )
}
