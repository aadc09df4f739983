import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { orders } from '#contract/orders.ts'
import { billing, order } from '#domain/orders/order-fields.ts'
import { type WizardDraft, withBillingOfOwner } from '#domain/orders/wizard-draft.ts'
import { acrossOutages } from '#web/api/across-outages.ts'
import { call, isUnanswered, queryOf } from '#web/api/call.ts'

const SAVE_AFTER = 1500

/** A signed-in customer finds the draft on another device (C14). A save that fails is made up for by the next one. */
export function useServerDraft(
  customer: boolean,
  draft: WizardDraft,
  started: boolean,
  adopt: (draft: WizardDraft) => void,
): void {
  const stored = useQuery({ ...queryOf(orders.readDraft, {}), enabled: customer && !started })
  const found = stored.data?.draft
  useEffect(() => {
    if (!found || started) return
    const data = order.kept.parse(found.data)
    const draft = { ...data, orderKey: found.orderKey, step: found.step, billing: billing.start }
    adopt(draft.step < 6 ? draft : withBillingOfOwner(draft))
  }, [found, started, adopt])

  const saved = useRef('')
  useEffect(() => {
    // The billing address stays in the browser: the order's own fields are all that the server keeps.
    const body = { orderKey: draft.orderKey, step: draft.step, data: order.kept.parse(draft) }
    const text = JSON.stringify(body)
    if (!customer || !started || draft.step < 2 || saved.current === text) return
    const timer = setTimeout(() => {
      saved.current = text
      // What was typed later has taken its place when the connection comes back.
      const save = async (): Promise<void> => {
        if (saved.current === text) await call(orders.saveDraft, body)
      }
      acrossOutages(save, isUnanswered).catch(() => {
        saved.current = ''
      })
    }, SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [customer, draft, started])
}
