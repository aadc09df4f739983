/** What a visitor has chosen so far; the later steps add their own parts. */
export type WizardDraft = {
  step: WizardStep
  companyTypeId: string | null
  stateId: string | null
  packageId: string | null
}

/** Seven steps, of which the last shows the result and has no circle (spec P1 §9). */
export const WIZARD_STEPS = [1, 2, 3, 4, 5, 6, 7] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
export const CIRCLES = WIZARD_STEPS.slice(0, 6)

export const newDraft: WizardDraft = { step: 1, companyTypeId: 'llc', stateId: 'florida', packageId: null }

/** Spec P1 §9: what the browser keeps is forgotten after 24 hours; a time in the future is nobody's. */
export const DRAFT_LIFETIME = 86_400_000
export const isDraftFresh = (savedAt: number, now: number): boolean => savedAt <= now && now - savedAt < DRAFT_LIFETIME

/** Step 1 advances with both, never with one. */
export const canChoosePlan = (draft: WizardDraft): boolean => draft.companyTypeId !== null && draft.stateId !== null

export type WizardChoice = { companyTypeId?: string; stateId?: string }

/** A choice made on the page comes before the stored one, and is looked at again from the first step. */
export function withChoice(draft: WizardDraft, choice: WizardChoice): WizardDraft {
  return Object.keys(choice).length === 0 ? draft : { ...draft, ...choice, step: 1 }
}

/** Choices that the lists no longer offer are taken back, and with them the steps that stood on them. */
export function withoutUnknown(
  draft: WizardDraft,
  known: { companyTypeIds: readonly string[]; stateIds: readonly string[] },
): WizardDraft {
  const kept = (id: string | null, ids: readonly string[]) => (id !== null && ids.includes(id) ? id : null)
  const companyTypeId = kept(draft.companyTypeId, known.companyTypeIds)
  const stateId = kept(draft.stateId, known.stateIds)
  if (companyTypeId === draft.companyTypeId && stateId === draft.stateId) return draft
  return { ...draft, companyTypeId, stateId, step: 1 }
}
