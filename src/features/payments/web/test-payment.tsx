import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { DECLINED_CARD } from '#features/orders/rules/card.ts'
import { RefundLink } from '#features/orders/web/refund-link.tsx'
import { payments, type testOutcomes } from '#features/payments/contract.ts'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { ApiError, queryOf } from '#web/api/call.ts'
import { dollars } from '#web/format/money.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button, type ButtonVariant, buttonClass } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Outcome = (typeof testOutcomes)[number]
const choices: { outcome: Outcome; variant: ButtonVariant }[] = [
  { outcome: 'succeed', variant: 'primary' },
  { outcome: 'fail', variant: 'ghost' },
  { outcome: 'abandon', variant: 'ghost' },
]

/** Plays the page of a payment provider; the chosen outcome reaches our server as a signed message. */
export function TestPayment({ session }: { session: string }) {
  const text = useMessages('payment', words)
  const failureText = useFailureText()
  const { locale } = useLocale()
  const declined = useLocation().hash === DECLINED_CARD
  const order = useQuery(queryOf(payments.readTest, { session }))
  const decide = useCall(payments.decideTest, { onDone: ({ url }) => location.assign(url) })
  if (order.isPending) return <Skeleton className="h-72 w-full" />
  if (order.isError) {
    const missing = order.error instanceof ApiError && [400, 404].includes(order.error.status)
    if (missing) return <Ended text={text.gone} link={text.toDashboard} />
    return <ErrorState onRetry={() => void order.refetch()} retrying={order.isFetching} />
  }
  const { companyName, items, totalCents, state } = order.data
  if (state !== 'open') return <Ended text={text[state]} link={text.toDashboard} />
  return (
    <div className="space-y-6">
      <dl className="space-y-2 rounded-lg border border-line-strong bg-white p-5">
        <Line name={text.company} value={companyName} />
        {items.map(({ name, amountCents }) => (
          <Line key={name} name={name} value={dollars(amountCents, locale)} amount />
        ))}
        <Line name={text.total} value={dollars(totalCents, locale)} amount strong />
      </dl>
      {declined && <Notice tone="blue">{text.declinedCard}</Notice>}
      {decide.isError && <Notice tone="red">{failureText(decide.error)}</Notice>}
      <div className="flex flex-col gap-3">
        {choices
          .filter(({ outcome }) => !(declined && outcome === 'succeed'))
          .map(({ outcome, variant }) => (
            <Button
              key={outcome}
              variant={variant}
              disabled={decide.isPending || decide.isSuccess}
              loading={decide.isPending && decide.variables.outcome === outcome}
              onClick={() => decide.mutate({ session, outcome })}
            >
              {text[outcome]}
            </Button>
          ))}
      </div>
      <RefundLink label={text.refundRule} />
    </div>
  )
}

const Ended = ({ text, link }: { text: string; link: string }) => (
  <div className="space-y-5">
    <Notice tone="blue">{text}</Notice>
    <Link to="/user/dashboard" className={buttonClass('primary')}>
      {link}
    </Link>
  </div>
)

type LineProps = { name: string; value: string; amount?: boolean; strong?: boolean }
const Line = ({ name, value, amount = false, strong = false }: LineProps) => (
  <div className={`flex justify-between gap-4 ${strong ? 'border-t border-line-strong pt-2 font-semibold' : ''}`}>
    <dt className={strong ? '' : 'text-ink-muted'}>{name}</dt>
    <dd className={`text-right tabular-nums ${amount ? 'shrink-0 whitespace-nowrap' : 'min-w-0 break-words'}`}>
      {value}
    </dd>
  </div>
)
