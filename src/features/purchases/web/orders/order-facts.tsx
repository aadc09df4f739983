import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OPEN_PROCESS } from '#features/registrations/web/open-process.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { DueText } from './due-text.tsx'
import type { ServiceOrder, Side } from './queries.ts'
import { useOrderWords } from './use-order-words.ts'

/** What was ordered, for whom, until when, and what was delivered. */
export function OrderFacts({ order, side }: { order: ServiceOrder; side: Side }) {
  const { text, about } = useOrderWords()
  const { date, dateTime } = useDates()
  const money = useMoney()
  const { facts } = text
  const { duty, receipt, document, agent, totalCents, preparer } = order
  return (
    <div className="space-y-5">
      <dl className="grid gap-4 sm:grid-cols-2">
        {duty && (
          <>
            <Fact label={facts.duty}>
              <span translate="no">{about(order)}</span>
            </Fact>
            <Fact label={facts.due}>
              <DueText order={order} />
            </Fact>
          </>
        )}
        <Fact label={facts.customer}>
          <span translate="no">{order.customer.name}</span>
        </Fact>
        {side === 'admin' && <Fact label={facts.agent}>{agent ? agent.name : text.noAgent}</Fact>}
        {order.paidAt && <Fact label={facts.paid}>{dateTime(order.paidAt)}</Fact>}
        {totalCents !== null && <Fact label={facts.total}>{money(totalCents)}</Fact>}
        {order.status === 'done' && <Fact label={facts.done}>{date(order.statusAt)}</Fact>}
        {receipt && (
          <Fact label={facts.receipt}>
            <span translate="no">{receipt}</span>
          </Fact>
        )}
        {preparer && (
          <Fact label={facts.preparer}>
            <span translate="no">{`${preparer.name}, PTIN ${preparer.ptin}`}</span>
          </Fact>
        )}
        {document && (
          <Fact label={facts.document}>
            <span translate="no">{document.name}</span>
          </Fact>
        )}
      </dl>
      <Link
        to={`/${side}/processes?${OPEN_PROCESS}=${order.registrationId}`}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-mar-700 underline-offset-4 hover:underline"
      >
        {text.openProcess}
        <ArrowRight size={17} aria-hidden="true" />
      </Link>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}
