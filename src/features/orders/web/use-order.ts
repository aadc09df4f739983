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

/** The spinner is seen for two seconds at least (C16). */
const SHORTEST_WAIT = 2000
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))

export type OrderState = 'idle' | 'working' | 'failed' | 'priceChanged'
type Order = CallInput<typeof orders.create>

/** The draft as an order. What is missing is for the server to say: it trusts nothing of it. */
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

/** Where there is nothing to pay now: while payments are paused, or paid meanwhile on another device. */
function withoutPaying(error: unknown, home: string): { url: string } {
  if (error instanceof ApiError && error.reason === 'payments_paused')
    return { url: `${location.origin}/user/payments` }
  if (error instanceof ApiError && error.code === 'order_paid') return { url: home }
  throw error
}

/** The order, then the provider's page; each press of the button is the same order (C16, C17). */
export function useOrder(text: WizardMessages['payment'], newAccount: boolean, onOver: (over: Over) => void) {
  const client = useQueryClient()
  const [state, setState] = useState<OrderState>('idle')
  // Back from the provider may show this very page again, frozen while it was on its way there.
  useEffect(() => {
    const thaw = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setState('idle')
    }
    addEventListener('pageshow', thaw)
    return () => removeEventListener('pageshow', thaw)
  }, [])

  // Closed while it waits for the connection, the wizard orders nothing and leads nobody away; the draft is kept.
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
      // The list without the plan leads back to the choice, which says why (G84).
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
  /** `declined`: the test card that is never charged was typed. */
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
    // The key makes a repeated order the same order, so that it goes on by itself after the connection was lost (C17).
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
      // An order that was closed meanwhile is answered as one that was taken, and refused only by the payment.
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
      // The order stands; only the way to the provider is closed for now.
      toast.error(text.payFailed)
      setState('idle')
    }
  }
  return { state, pay, reset: () => setState('idle') }
}
