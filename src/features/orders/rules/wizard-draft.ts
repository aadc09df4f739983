import type { z } from 'zod'
import { millisecondsOf, retention } from '#rules/retention.ts'
import { type address, billing, type company, order, type owners } from './order-fields.ts'
import { WHOLE } from './shares.ts'

export type DraftAddress = z.output<typeof address.typed>
export type DraftCompany = z.output<typeof company.typed>
export type DraftOwners = z.output<typeof owners.typed>
export type DraftOwner = DraftOwners['main']

/** What somebody has chosen and typed so far, half filled as it may be. Nothing about a card has a place here (C1). */
export type WizardDraft = z.output<typeof order.typed> & {
  /** One order per key, however often it is sent (C17). */
  orderKey: string
  step: WizardStep
  /** The billing address stays in the browser and is not part of the draft on the server. */
  billing: z.output<typeof billing.typed>
}

/** Seven steps, of which the last shows the result and has no circle (G6). */
export const WIZARD_STEPS = [1, 2, 3, 4, 5, 6, 7] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
export const CIRCLES = WIZARD_STEPS.slice(0, 6)

export const newDraft = (orderKey: string): WizardDraft => ({
  ...order.start,
  orderKey,
  step: 1,
  billing: billing.start,
})

/** What the browser keeps is forgotten after 24 hours (G16); a time in the future is nobody's. */
export const DRAFT_LIFETIME = millisecondsOf(retention.browserDraft)
export const isDraftFresh = (savedAt: number, now: number): boolean => savedAt <= now && now - savedAt < DRAFT_LIFETIME

/** Goes on as another order, from the company's page on: what the order before was is seen again before it is ordered. */
export const asAnotherOrder = (draft: WizardDraft, orderKey: string): WizardDraft => ({
  ...draft,
  orderKey,
  step: draft.step > 4 ? 4 : draft.step,
})

const typedIn = (draft: WizardDraft): string => JSON.stringify({ ...draft, orderKey: '', step: 1 })
/** Turning the pages of the wizard is not typing. */
export const isTypedSince = (found: WizardDraft, draft: WizardDraft): boolean => typedIn(found) !== typedIn(draft)

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

/** Whoever holds everything has no partners: those already typed stay until the customer says that they go (G12). */
export const asksForPartners = ({ main, partners }: DraftOwners): boolean => main.share < WHOLE || partners.length > 0
export const partnersAreInQuestion = ({ main, partners }: DraftOwners): boolean =>
  main.share >= WHOLE && partners.length > 0

/** A draft from before the question about citizenship goes back to it, because no order is taken without the answer (G42). */
export const ownersAreAsked = ({ main, partners }: DraftOwners): boolean =>
  [main, ...partners].every(({ usPerson }) => usPerson !== null)

const isBlank = (texts: readonly string[]): boolean => texts.every((text) => text.trim() === '')

/** The main owner begins as the person of the account; whatever was typed before stays. */
export function withAccount(draft: WizardDraft, account: { name: string; email: string }): WizardDraft {
  const { main } = draft.owners
  if (!isBlank([main.firstName, main.lastName, main.email])) return draft
  const [firstName = '', ...rest] = account.name.trim().split(/\s+/)
  const named = { ...main, firstName, lastName: rest.join(' '), email: account.email }
  return { ...draft, owners: { ...draft.owners, main: named } }
}

/** Billing begins with the main owner; whatever was typed before stays. */
export function withBillingOfOwner(draft: WizardDraft): WizardDraft {
  const { nameOnCard, address } = draft.billing
  if (!isBlank([nameOnCard, address.street, address.city, address.state, address.zipCode])) return draft
  const { main } = draft.owners
  return {
    ...draft,
    billing: { nameOnCard: `${main.firstName} ${main.lastName}`.trim(), address: main.address },
  }
}
