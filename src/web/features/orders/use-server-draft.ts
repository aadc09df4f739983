import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { orders } from '#contract/orders.ts'
import { emptyAddress, type WizardDraft } from '#domain/orders/wizard-draft.ts'
import { call, queryOf } from '#web/api/call.ts'

const SAVE_AFTER = 1500

/** What the server may keep: everything but the billing address, which stays in the browser. */
const dataOf = ({ companyTypeId, stateId, packageId, company, owners }: WizardDraft) => ({
  companyTypeId,
  stateId,
  packageId,
  company,
  owners,
})

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
    adopt({
      ...found.data,
      orderKey: found.orderKey,
      step: found.step,
      billing: { nameOnCard: '', address: emptyAddress },
    })
  }, [found, started, adopt])

  const saved = useRef('')
  useEffect(() => {
    const body = { orderKey: draft.orderKey, step: draft.step, data: dataOf(draft) }
    const text = JSON.stringify(body)
    if (!customer || !started || draft.step < 2 || saved.current === text) return
    const timer = setTimeout(() => {
      saved.current = text
      call(orders.saveDraft, body).catch(() => {
        saved.current = ''
      })
    }, SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [customer, draft, started])
}
