import { lazy, Suspense, useState } from 'react'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { renewals as calls } from '#features/purchases/contract.ts'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Ordered } from './order-dialog.tsx'
import type { Renewal } from './queries.ts'
import { useOffered } from './use-offered.ts'

const StopDialog = lazy(() => import('./stop-dialog.tsx'))

type Props = { id: string; renewals: readonly Renewal[]; onOrder: (ordered: Ordered) => void }

/** The renewals with day and price; each is paid with one click or stopped with two. */
export function RenewalList({ id, renewals, onOrder }: Props) {
  const { renewals: text } = useMessages('purchases', words)
  const [stopping, setStopping] = useState<Renewal>()
  const { openedBy, note } = useOpener()
  return (
    <Card title={text.title} text={text.text}>
      {renewals.length === 0 && <EmptyState compact title={text.none} text={text.noneText} />}
      <ul className="divide-y divide-line">
        {renewals.map((renewal) => (
          <RenewalRow
            key={renewal.extraId}
            id={id}
            renewal={renewal}
            onOrder={onOrder}
            onStop={() => {
              note()
              setStopping(renewal)
            }}
          />
        ))}
      </ul>
      {stopping && (
        <Suspense>
          <StopDialog id={id} renewal={stopping} onClose={() => setStopping(undefined)} returnFocusTo={openedBy} />
        </Suspense>
      )}
    </Card>
  )
}

type RowProps = { id: string; renewal: Renewal; onOrder: Props['onOrder']; onStop: () => void }

function RenewalRow({ id, renewal, onOrder, onStop }: RowProps) {
  const { shared, renewals: text, bought } = useMessages('purchases', words)
  const ordered = useOffered()
  const resuming = useCall(calls.resume, { event: 'registration.changed', done: text.resumed, failed: bought.failed })
  const { extraId, name, description, duty, price, stopped, openPurchaseId } = renewal
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold break-words">{name}</p>
        {stopped && <Badge>{text.stopped}</Badge>}
      </div>
      {stopped ? <Stopped renewal={renewal} /> : <Next renewal={renewal} />}
      <div className="flex flex-wrap items-center gap-3 max-sm:*:flex-1">
        {!stopped && openPurchaseId && <p className="text-[0.9375rem] text-ink-muted">{text.ordered}</p>}
        {!stopped && !openPurchaseId && price && duty && (
          <Button
            size="panel"
            aria-label={text.renewNamed({ name })}
            onClick={() => onOrder(ordered({ extraId, name, description, duty, ...price }))}
          >
            {text.renew}
          </Button>
        )}
        {stopped ? (
          stopped.because !== 'dissolution' && (
            <Button
              variant="ghost"
              size="panel"
              loading={resuming.isPending}
              onClick={() => resuming.mutate({ id, extraId })}
            >
              {text.resume}
            </Button>
          )
        ) : (
          <Button variant="ghost" size="panel" aria-label={text.stopNamed({ name })} onClick={onStop}>
            {shared.stop}
          </Button>
        )}
      </div>
    </li>
  )
}

function Next({ renewal: { duty, price, notices } }: { renewal: Renewal }) {
  const { renewals: text } = useMessages('purchases', words)
  const { date } = useDates()
  const money = useMoney()
  const ahead = notices.filter((day) => day >= officeDay(new Date()))
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        <div>
          <dt className="text-sm text-ink-muted">{text.next}</dt>
          <dd className="font-semibold">{duty?.dueOn ? date(duty.dueOn) : text.unknown}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">{text.price}</dt>
          <dd className="font-semibold tabular-nums">{price ? money(price.totalCents) : text.notOffered}</dd>
        </div>
      </dl>
      {ahead.length > 0 && (
        <p className="text-sm text-ink-muted">{text.notices({ days: ahead.map((day) => date(day)).join(', ') })}</p>
      )}
    </>
  )
}

function Stopped({ renewal: { stopped } }: { renewal: Renewal }) {
  const { renewals: text } = useMessages('purchases', words)
  const { date } = useDates()
  if (!stopped) return null
  const since = stopped.since ?? stopped.at
  return (
    <p className="text-[0.9375rem] text-ink-muted">
      {text.because[stopped.because]}, {text.since({ day: date(since) })}
      {stopped.newAgent && (
        <span translate="no" className="block break-words">
          {stopped.newAgent}
        </span>
      )}
    </p>
  )
}
