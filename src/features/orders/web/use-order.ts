import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CallInput } from '#contract/route.ts'
import { catalog } from '#features/catalog/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { DECLINED_CARD } from '#features/orders/rules/card.ts'
import type { WizardDraft } from '#features/orders/rules/wizard-draft.ts'
import { payments } from '#features/payments/contract.ts'
import { acrossOutages } from '#web/api/across-outages.ts'
import { ApiError, call, isUnanswered, keyOf } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { isOver } from './use-server-draft.ts'
import type { Over } from './use-wizard-draft.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

/** The spinner is shown for at least two seconds (C16). */
const SHORTEST_WAIT = 2000
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))

export type OrderState = 'idle' | 'working' | 'failed' | 'priceChanged'
type Order = CallInput<typeof orders.create>

/** The draft as an order, possibly incomplete: the server validates all of it. */
function orderOf(draft: WizardDraft, packageId: string, seenTotalCents: number): Order {
  const { company, owners } = draft
  return {
    key: draft.orderKey,
    companyTypeId: draft.companyTypeId ?? '',
    stateId: draft.stateId ?? '',
    packageId,
    company: {
      ...company,
      alternativeNames: company.alternativeNames.filter((name) => name.trim() !== ''),
      industry: company.industry as Order['company']['industry'],
    },
    owners: owners as Order['owners'],
    seenTotalCents,
  }
}

/** Where to go when nothing can be paid now: payments are paused, or the order was paid on another device. */
function withoutPaying(error: unknown, home: string): { url: string } {
  if (error instanceof ApiError && error.reason === 'payments_paused')
    return { url: `${location.origin}/user/payments` }
  if (error instanceof ApiError && error.code === 'order_paid') return { url: home }
  throw error
}

/** Places the order, then opens the provider's page; repeated presses send the same order (C16, C17). */
export function useOrder(text: WizardMessages['payment'], newAccount: boolean, onOver: (over: Over) => void) {
  const client = useQueryClient()
  const [state, setState] = useState<OrderState>('idle')
  // The browser's back button may restore this page from the back/forward cache, still in its working state.
  useEffect(() => {
    const thaw = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setState('idle')
    }
    addEventListener('pageshow', thaw)
    return () => removeEventListener('pageshow', thaw)
  }, [])

  // A wizard that is closed while it waits for the connection neither orders nor redirects; the draft is kept.
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])
  const whileOpen =
    <T>(work: () => Promise<T>) =>
    async (): Promise<T | undefined> =>
      closed.current ? undefined : work()

  const fail = async (error: unknown, orderKey: string): Promise<void> => {
    if (error instanceof ApiError && error.code === 'price_changed') {
      await Promise.all(
        [catalog.packages, catalog.states].map((list) => client.invalidateQueries({ queryKey: keyOf(list) })),
      )
      return setState('priceChanged')
    }
    if (error instanceof ApiError && error.fields['packageId']) {
      // Once the list lacks the plan, the wizard shows the plans again and says why (G84).
      await client.invalidateQueries({ queryKey: keyOf(catalog.packages) })
      return setState('idle')
    }
    if (isOver(error)) {
      onOver({ orderKey, because: 'ordering' })
      return setState('idle')
    }
    toast.error(text.orderFailed)
    setState('failed')
  }
  /** `declined`: the customer typed the test card that is declined. */
  const pay = async (
    draft: WizardDraft,
    packageId: string | null,
    totalCents: number,
    declined: boolean,
  ): Promise<void> => {
    if (!packageId) return toast.error(text.notFound)
    const began = Date.now()
    setState('working')
    const ordered = orderOf(draft, packageId, totalCents)
    // The idempotency key makes it safe to retry the order after an outage (C17).
    const order = await acrossOutages(
      whileOpen(() => call(orders.create, ordered)),
      isUnanswered,
    ).catch((error: unknown) => fail(error, ordered.key))
    if (!order) return
    const home = `${location.origin}/user/dashboard?payment=success`
    try {
      const target = order.paid
        ? { url: home }
        : await acrossOutages(
            whileOpen(() =>
              call(payments.create, {
                packageId: order.packageId,
                businessRegistrationId: order.registrationId,
                successUrl: home,
                cancelUrl: `${location.origin}/cadastro?payment=cancelled`,
              }).catch((error: unknown) => withoutPaying(error, home)),
            ),
            isUnanswered,
          )
      // `orders.create` also accepts an order that was closed meanwhile; only the payment refuses it.
      toast.success(text.ordered)
      if (newAccount) toast.success(text.accountMade, { description: text.accountMadeText })
      if (!target || closed.current) return
      toast.success(text.sent, { description: text.sentText })
      await pause(began + SHORTEST_WAIT - Date.now())
      if (!closed.current) location.assign(declined ? `${target.url}${DECLINED_CARD}` : target.url)
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'order_closed') {
        onOver({ orderKey: ordered.key, because: 'closed' })
        return setState('idle')
      }
      // The order is placed; only its payment could not be started.
      toast.error(text.payFailed)
      setState('idle')
    }
  }
  return { state, pay, reset: () => setState('idle') }
}
