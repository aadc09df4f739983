import { Link } from 'react-router'
import { PayButton } from '#features/payments/web/pay-button.tsx'
import { payment as payWords } from '#features/payments/words/payments.pt-BR.ts'
import { purchases } from '#features/purchases/contract.ts'
import type { PurchaseStatus } from '#features/purchases/rules/purchase.ts'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import type { Purchase, Services } from './queries.ts'

const tones: Record<PurchaseStatus, BadgeTone> = {
  unpaid: 'yellow',
  paid: 'blue',
  in_progress: 'blue',
  done: 'green',
  cancelled: 'grey',
}

/** The purchases of a company, newest first, each with its status and what was delivered. */
export function BoughtList({ id, services }: { id: string; services: Services }) {
  const { bought: text } = useMessages('purchases', words)
  return (
    <Card title={text.title}>
      {services.purchases.length === 0 && <p className="text-ink-muted">{text.none}</p>}
      <ul className="divide-y divide-line">
        {services.purchases.map((purchase) => (
          <BoughtRow key={purchase.id} id={id} packageId={services.plan.id} purchase={purchase} />
        ))}
      </ul>
    </Card>
  )
}

function BoughtRow({ id, packageId, purchase }: { id: string; packageId: string; purchase: Purchase }) {
  const { bought: text, offers } = useMessages('purchases', words)
  const { date } = useDates()
  const money = useMoney()
  const { kind, duty, totalCents, status, createdAt, paidAt } = purchase
  const name = kind === 'upgrade' ? text.upgrade({ plan: purchase.name }) : purchase.name
  return (
    <li className="space-y-1.5 py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">{name}</p>
        <Badge tone={tones[status]}>{text.status[status]}</Badge>
      </div>
      {duty && <p className="text-[0.9375rem] break-words">{offers.forDuty({ duty: duty.name, year: duty.period })}</p>}
      <p className="text-sm text-ink-muted">
        {paidAt ? text.paidOn({ day: date(paidAt) }) : text.orderedOn({ day: date(createdAt) })} · {money(totalCents)}
      </p>
      <Delivered purchase={purchase} />
      {status === 'unpaid' && <Unpaid id={id} packageId={packageId} purchaseId={purchase.id} name={name} />}
    </li>
  )
}

function Delivered({ purchase: { receipt, document } }: { purchase: Purchase }) {
  const shared = useSharedMessages()
  return (
    <>
      {receipt && (
        <p className="text-[0.9375rem] break-words">
          {shared.receipt}: <span translate="no">{receipt}</span>
        </p>
      )}
      {document && (
        <p className="text-[0.9375rem] break-words">
          {shared.document}:{' '}
          <Link to={`/user/documents?documento=${document.id}`} translate="no" className="text-mar-600 underline">
            {document.name}
          </Link>
        </p>
      )}
    </>
  )
}

type UnpaidProps = { id: string; packageId: string; purchaseId: string; name: string }

function Unpaid({ id, packageId, purchaseId, name }: UnpaidProps) {
  const { bought: text } = useMessages('purchases', words)
  const pay = useMessages('payment', payWords)
  const cancel = useCall(purchases.cancel, {
    event: 'registration.changed',
    done: text.cancelled,
    failed: text.failed,
  })
  return (
    <div className="flex flex-wrap gap-3 pt-1.5 max-sm:*:flex-1">
      <PayButton
        packageId={packageId}
        registrationId={id}
        purchaseId={purchaseId}
        label={pay.payNow}
        name={`${pay.payNow}: ${name}`}
        from="/user/services"
      />
      <Button
        variant="ghost"
        size="panel"
        aria-label={text.cancelNamed({ name })}
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ id: purchaseId })}
      >
        {text.cancel}
      </Button>
    </div>
  )
}
