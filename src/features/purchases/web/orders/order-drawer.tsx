import { type ComponentProps, useId, useState } from 'react'
import { purchases } from '#features/purchases/contract.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { FinishForm } from './finish-form.tsx'
import { OrderFacts } from './order-facts.tsx'
import type { ServiceOrder, Side } from './queries.ts'
import { useOrderWords } from './use-order-words.ts'

type Drawer = Pick<ComponentProps<typeof RecordDrawer>, 'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'>

/** Drawer of one ordered service: what was ordered for whom, with the actions that start and finish it. */
export default function OrderDrawer({
  order,
  side,
  ...drawer
}: Drawer & { order: ServiceOrder | undefined; side: Side }) {
  const { text } = useOrderWords()
  if (order) return <KnownOrder order={order} side={side} drawer={drawer} />
  return (
    <RecordDrawer title={text.title} {...drawer}>
      <Notice tone="red">{text.gone}</Notice>
    </RecordDrawer>
  )
}

function KnownOrder({ order, side, drawer }: { order: ServiceOrder; side: Side; drawer: Drawer }) {
  const { text, title, badge } = useOrderWords()
  const formId = useId()
  const [finishing, setFinishing] = useState(false)
  const failureText = useFailureText()
  const start = useCall(purchases.start, { event: 'registration.changed', done: text.started })
  const finish = useCall(purchases.finish, {
    event: 'registration.changed',
    done: { title: text.finish.done, text: text.finish.doneText },
    onDone: drawer.onClose,
  })
  const [tone, label] = badge(order)
  const waits = order.status === 'paid' || order.status === 'in_progress'
  return (
    <RecordDrawer
      {...drawer}
      title={title(order)}
      description={`${order.companyName} · ${order.state}`}
      badges={<Badge tone={tone}>{label}</Badge>}
      footer={
        waits && (
          <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
            {finishing ? (
              <>
                <Button type="submit" form={formId} size="panel" loading={finish.isPending}>
                  {text.finish.submit}
                </Button>
                <Button variant="ghost" size="panel" disabled={finish.isPending} onClick={() => setFinishing(false)}>
                  {text.back}
                </Button>
              </>
            ) : (
              <>
                {order.status === 'paid' && (
                  <Button size="panel" loading={start.isPending} onClick={() => start.mutate({ id: order.id })}>
                    {text.start}
                  </Button>
                )}
                <Button
                  variant={order.status === 'paid' ? 'ghost' : 'primary'}
                  size="panel"
                  disabled={start.isPending}
                  onClick={() => setFinishing(true)}
                >
                  {text.shared.finish}
                </Button>
              </>
            )}
          </div>
        )
      }
    >
      <div className="space-y-6">
        {start.error && <FormAlert title={text.startFailed} failure={failureText(start.error)} invalid={false} />}
        <OrderFacts order={order} side={side} />
        {waits && finishing && <FinishForm id={formId} order={order} saving={finish} />}
      </div>
    </RecordDrawer>
  )
}
