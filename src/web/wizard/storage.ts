import { z } from 'zod'
import { isDraftFresh, WIZARD_STEPS, type WizardDraft } from '#domain/wizard/wizard-draft.ts'

/** The one place that knows how the browser keeps a draft; nothing about cards ever comes here (DECISIONS C1). */
export const DRAFT_KEY = 'travessia.wizard'

const choice = z.string().max(80).nullable()
const stored = z.object({
  savedAt: z.number(),
  draft: z.object({ step: z.literal(WIZARD_STEPS), companyTypeId: choice, stateId: choice, packageId: choice }),
})

export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Undefined where nothing usable is kept; what is too old or unreadable is removed. */
export function readDraft(box: Box, now: number): WizardDraft | undefined {
  try {
    const text = box.getItem(DRAFT_KEY)
    if (text === null) return undefined
    const { savedAt, draft } = stored.parse(JSON.parse(text))
    if (isDraftFresh(savedAt, now)) return draft
  } catch {
    // Not ours, or a browser that keeps nothing: begin anew.
  }
  clearDraft(box)
  return undefined
}

export function writeDraft(box: Box, draft: WizardDraft, now: number): void {
  try {
    box.setItem(DRAFT_KEY, JSON.stringify({ savedAt: now, draft }))
  } catch {
    // A full or closed storage only costs the resuming.
  }
}

export function clearDraft(box: Box): void {
  try {
    box.removeItem(DRAFT_KEY)
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
