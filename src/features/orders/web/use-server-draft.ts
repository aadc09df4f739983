import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { orders } from '#features/orders/contract.ts'
import { billing, order } from '#features/orders/rules/order-fields.ts'
import { type WizardDraft, withBillingOfOwner } from '#features/orders/rules/wizard-draft.ts'
import { acrossOutages } from '#web/api/across-outages.ts'
import { ApiError, call, isUnanswered, keyOf, queryOf } from '#web/api/call.ts'
import type { Over } from './use-wizard-draft.ts'

const SAVE_AFTER = 1500

/** The order of the draft's key is paid or already in progress, so the draft can no longer be ordered under that key. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'order_paid' || error.code === 'order_in_progress')

type Changes = {
  adopt: (draft: WizardDraft) => void
  onOver: (over: Over) => void
}

/** Syncs the draft of a signed-in customer with the server, for other devices (C14). The next save makes up for a failed one. */
export function useServerDraft(customer: boolean, draft: WizardDraft, started: boolean, changes: Changes): void {
  const { adopt, onOver } = changes
  const client = useQueryClient()
  const stored = useQuery({ ...queryOf(orders.readDraft, {}), enabled: customer && !started })
  const found = stored.data?.draft
  useEffect(() => {
    if (!found || started) return
    const data = order.kept.parse(found.data)
    const draft = { ...data, orderKey: found.orderKey, step: found.step, billing: billing.start }
    adopt(draft.step < 6 ? draft : withBillingOfOwner(draft))
  }, [found, started, adopt])

  const saved = useRef('')
  const asked = useRef(false)
  useEffect(() => {
    // The billing address stays in the browser: the server stores only the order's own fields.
    const data = order.kept.parse(draft)
    const body = { orderKey: draft.orderKey, step: draft.step, data }
    const text = JSON.stringify(body)
    if (!customer || !started || draft.step < 2 || saved.current === text) return
    // The first save runs at once, because its answer tells whether the order was paid meanwhile.
    const wait = asked.current ? SAVE_AFTER : 0
    const timer = setTimeout(() => {
      asked.current = true
      saved.current = text
      // After an outage only the newest draft is sent; an older one was replaced by later input.
      const save = async (): Promise<void> => {
        if (saved.current === text) await call(orders.saveDraft, body)
      }
      acrossOutages(save, isUnanswered).catch((error: unknown) => {
        saved.current = ''
        if (!isOver(error)) return
        client.removeQueries({ queryKey: keyOf(orders.readDraft) })
        onOver({ orderKey: body.orderKey, because: 'saving' })
      })
    }, wait)
    return () => clearTimeout(timer)
  }, [client, customer, draft, started, onOver])
}
