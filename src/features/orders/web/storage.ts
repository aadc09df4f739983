import { z } from 'zod'
import { billing, order } from '#features/orders/rules/order-fields.ts'
import { isDraftFresh, WIZARD_STEPS, type WizardDraft } from '#features/orders/rules/wizard-draft.ts'
import { DRAFT_KEY } from './draft-key.ts'

// The one place that knows how the browser keeps a draft; nothing about cards ever comes here (C1).
const kept = order.kept.extend({ orderKey: z.uuid(), step: z.literal(WIZARD_STEPS), billing: billing.kept })
const stored = z.object({ savedAt: z.number(), draft: kept })

export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Undefined where nothing usable is kept; what is too old or unreadable is removed. */
export function readDraft(box: Box, now: number): WizardDraft | undefined {
  try {
    const text = box.getItem(DRAFT_KEY)
    if (text === null) return undefined
    const { savedAt, draft } = stored.parse(JSON.parse(text))
    if (isDraftFresh(savedAt, now)) return draft
  } catch {
    // The stored text is not ours, or the browser keeps nothing: the draft begins anew.
  }
  clearDraft(box)
  return undefined
}

export function writeDraft(box: Box, draft: WizardDraft, now: number): void {
  try {
    box.setItem(DRAFT_KEY, JSON.stringify({ savedAt: now, draft: kept.parse(draft) }))
  } catch {
    // Without storage the draft cannot be resumed, but the wizard still works.
  }
}

export function clearDraft(box: Box): void {
  try {
    box.removeItem(DRAFT_KEY)
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
