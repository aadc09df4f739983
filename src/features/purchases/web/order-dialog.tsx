import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { CallInput } from '#contract/route.ts'
import { RefundLink } from '#features/orders/web/refund-link.tsx'
import { purchases } from '#features/purchases/contract.ts'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

export type Ordered = {
  what: CallInput<typeof purchases.create>['what']
  title: string
  description: string
  line: string
  priceCents: number
  /** Null while it is unknown, 0 if there is none. */
  feeCents: number | null
  totalCents: number
}

type Props = {
  registrationId: string
  ordered: Ordered
  onClose: () => void
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** Shows the price line by line before the customer goes to the payment page. */
export function OrderDialog({ registrationId, ordered, onClose, returnFocusTo }: Props) {
  const { shared, order: text } = useMessages('purchases', words)
  const failureText = useFailureText()
  const money = useMoney()
  const { what, title, description, line, priceCents, feeCents, totalCents } = ordered
  // The id is created with the dialog, so that a retry after a lost answer orders once.
  const [purchaseId] = useState(() => crypto.randomUUID())
  const client = useQueryClient()
  const order = useCall(purchases.create, {
    onFailed: () => void readAgainAfter(client, 'registration.changed'),
    onDone: ({ url }) => location.assign(url),
  })
  const page = `${location.origin}/user/services?empresa=${registrationId}`
  const pay = () =>
    order.mutate({
      id: registrationId,
      purchaseId,
      what,
      seenTotalCents: totalCents,
      successUrl: `${page}&payment=success`,
      cancelUrl: `${page}&payment=cancelled`,
    })
  return (
    <Dialog
      open
      title={title}
      description={description}
      onOpenChange={onClose}
      {...(returnFocusTo ? { returnFocusTo } : {})}
      actions={
        <>
          <DialogCancel>{shared.back}</DialogCancel>
          <Button size="panel" loading={order.isPending || order.isSuccess} onClick={pay}>
            {text.pay}
          </Button>
        </>
      }
    >
      <dl className="space-y-2">
        <Line label={line} value={money(priceCents)} />
        {feeCents !== null && feeCents > 0 && <Line label={text.fee} value={money(feeCents)} />}
        <Line label={shared.total} value={money(totalCents)} total />
      </dl>
      <div className="mt-4 space-y-3">
        {feeCents === null && <Notice tone="blue">{text.feeUnknown}</Notice>}
        {order.error && (
          <Notice tone="red">
            {text.failed}. {failureText(order.error)}
          </Notice>
        )}
        <RefundLink label={text.refundRule} />
      </div>
    </Dialog>
  )
}

const Line = ({ label, value, total = false }: { label: string; value: string; total?: boolean }) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${total ? 'border-t border-line pt-2 font-semibold' : ''}`}
  >
    <dt className="min-w-0 break-words">{label}</dt>
    <dd className="whitespace-nowrap tabular-nums">{value}</dd>
  </div>
)
