import { useState } from 'react'
import { refunds } from '#features/refunds/contract.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import type { Refund } from './queries.ts'
import { useRefundWords } from './use-refund-words.ts'

/** Takes back an undecided request, or a withdrawal that was not executed yet. */
export function WithdrawButton({ refund }: { refund: Refund }) {
  const { text, money } = useRefundWords()
  const [open, setOpen] = useState(false)
  const { companyName: company } = refund.registration
  const amount = money(refund.figures.totalCents)
  const { withdrawal } = text
  const words =
    refund.ground === 'withdrawal'
      ? {
          act: withdrawal.takeBack,
          named: withdrawal.takeBackOf({ company }),
          explained: withdrawal.takeBackText({ amount }),
          done: withdrawal.takenBack,
        }
      : {
          act: text.withdraw,
          named: text.withdrawOf({ company }),
          explained: text.withdrawText({ amount }),
          done: text.withdrawn,
        }
  const withdraw = useCall(refunds.withdraw, {
    event: 'registration.changed',
    done: words.done,
    failed: text.withdrawFailed,
    onDone: () => setOpen(false),
  })
  return (
    <Dialog
      title={words.act}
      description={words.explained}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="panel" aria-label={words.named}>
          {words.act}
        </Button>
      }
      actions={
        <>
          <DialogCancel>{text.back}</DialogCancel>
          <Button size="panel" loading={withdraw.isPending} onClick={() => withdraw.mutate({ id: refund.id })}>
            {words.act}
          </Button>
        </>
      }
    />
  )
}
