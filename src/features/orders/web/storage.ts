import { z } from 'zod'
import { billing, order } from '#features/orders/rules/order-fields.ts'
import { isDraftFresh, WIZARD_STEPS, type WizardDraft } from '#features/orders/rules/wizard-draft.ts'
import { DRAFT_KEY } from './draft-key.ts'

// The one module that knows how the browser stores a draft; card data never gets here (C1).
const kept = order.kept.extend({ orderKey: z.uuid(), step: z.literal(WIZARD_STEPS), billing: billing.kept })
const stored = z.object({ savedAt: z.number(), draft: kept })

export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored draft; undefined when there is none, or when it was expired or unreadable and is now removed. */
export function readDraft(box: Box, now: number): WizardDraft | undefined {
  try {
    const text = box.getItem(DRAFT_KEY)
    if (text === null) return undefined
    const { savedAt, draft } = stored.parse(JSON.parse(text))
    if (isDraftFresh(savedAt, now)) return draft
  } catch {
    // The stored text is unreadable, or the browser blocks storage: the draft starts anew.
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
    // The browser blocks storage, so there is nothing to remove.
  }
}
