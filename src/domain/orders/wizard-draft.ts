import { WHOLE } from './shares.ts'

export type DraftAddress = { country: string; street: string; city: string; state: string; zipCode: string }
export type DraftOwner = {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: DraftAddress
  /** In hundredths of a percent. */
  share: number
}
export type DraftCompany = {
  companyName: string
  alternativeNames: string[]
  businessPurpose: string
  industry: string
}

/** What somebody has chosen and typed so far, half filled as it may be. Nothing about a card has a place here (C1). */
export type WizardDraft = {
  /** One order per key, however often it is sent (C17). */
  orderKey: string
  step: WizardStep
  companyTypeId: string | null
  stateId: string | null
  packageId: string | null
  company: DraftCompany
  owners: { main: DraftOwner; partners: DraftOwner[] }
  /** Billing stays in the browser and is not part of the draft on the server. */
  billing: { nameOnCard: string; address: DraftAddress }
}

/** Seven steps, of which the last shows the result and has no circle (G6). */
export const WIZARD_STEPS = [1, 2, 3, 4, 5, 6, 7] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
export const CIRCLES = WIZARD_STEPS.slice(0, 6)

export const emptyAddress: DraftAddress = { country: 'BR', street: '', city: '', state: '', zipCode: '' }
const nobody = { firstName: '', lastName: '', email: '', phone: '', address: emptyAddress }
/** The main owner begins with everything, a further one with nothing (G10). */
export const newPartner: DraftOwner = { ...nobody, share: 0 }

export const newDraft = (orderKey: string): WizardDraft => ({
  orderKey,
  step: 1,
  companyTypeId: 'llc',
  stateId: 'florida',
  packageId: null,
  company: { companyName: '', alternativeNames: ['', ''], businessPurpose: '', industry: '' },
  owners: { main: { ...nobody, share: WHOLE }, partners: [] },
  billing: { nameOnCard: '', address: emptyAddress },
})

/** What the browser keeps is forgotten after 24 hours (G16); a time in the future is nobody's. */
export const DRAFT_LIFETIME = 86_400_000
export const isDraftFresh = (savedAt: number, now: number): boolean => savedAt <= now && now - savedAt < DRAFT_LIFETIME

/** Step 1 is complete only with both a company type and a state. */
export const canChoosePlan = (draft: WizardDraft): boolean => draft.companyTypeId !== null && draft.stateId !== null

export type WizardChoice = { companyTypeId?: string; stateId?: string }

/** A choice made on the page replaces the stored one, and the wizard starts at the first step again. */
export function withChoice(draft: WizardDraft, choice: WizardChoice): WizardDraft {
  return Object.keys(choice).length === 0 ? draft : { ...draft, ...choice, step: 1 }
}

/** Removes choices that the lists no longer offer and goes back to step 1, where they are made. */
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

/** 'Continuar' waits for these three; alternative names are optional (G8). */
export const companyIsFilled = ({ companyName, businessPurpose, industry }: DraftCompany): boolean =>
  [companyName, businessPurpose, industry].every((text) => text.trim() !== '')

/** Whoever holds everything has no partners; those already typed go (G12). */
export function withMainShare(owners: WizardDraft['owners'], share: number): WizardDraft['owners'] {
  return { main: { ...owners.main, share }, partners: share < WHOLE ? owners.partners : [] }
}
