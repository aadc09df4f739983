import { useQuery } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import { useId } from 'react'
import { paymentMethods } from '#features/payments/contract/payment-methods.ts'
import { payments as words } from '#features/payments/words/payments.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { methodsQuery } from './queries.ts'

/** Cards are stored, added and removed at Stripe; without Stripe the button is disabled and says why (D5). */
export function KeptCards() {
  const text = useMessages('payments', words)
  const methods = useQuery(methodsQuery)
  if (methods.isError && !methods.data)
    return (
      <Card title={text.methods}>
        <ErrorState
          compact
          title={text.methodsFailed}
          onRetry={() => void methods.refetch()}
          retrying={methods.isFetching}
        />
      </Card>
    )
  return (
    <Card title={text.methods}>
      {methods.data ? (
        <Cards {...methods.data} />
      ) : (
        <div className="space-y-3">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-11 w-52" />
        </div>
      )}
    </Card>
  )
}

type Kept = { canAdd: boolean; items: { id: string; brand: string; last4: string }[] }

function Cards({ canAdd, items }: Kept) {
  const text = useMessages('payments', words)
  const reason = useId()
  const open = useCall(paymentMethods.openPortal, {
    failed: text.portalFailed,
    onDone: ({ url }) => location.assign(url),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        {items.length === 0 ? (
          <p className="font-semibold">{text.noMethods}</p>
        ) : (
          <ul className="space-y-2">
            {items.map(({ id, brand, last4 }) => (
              <li key={id} className="flex items-center gap-2.5 font-semibold">
                <CreditCard size={19} aria-hidden="true" className="shrink-0 text-mar-700" />
                {text.cardEnding({ brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 })}
              </li>
            ))}
          </ul>
        )}
        <p id={reason} className="mt-1 text-sm text-ink-muted">
          {canAdd ? text.keptAtStripe : text.noneKept}
        </p>
      </div>
      <Button
        variant="ghost"
        size="panel"
        disabled={!canAdd}
        aria-describedby={reason}
        loading={open.isPending || open.isSuccess}
        onClick={() => open.mutate({ returnUrl: `${location.origin}/user/payments` })}
      >
        <Plus size={18} aria-hidden="true" />
        {text.addMethod}
      </Button>
    </div>
  )
}
