import type { z } from 'zod'
import { millisecondsOf, retention } from '#rules/retention.ts'
import { type address, billing, type company, order, type owners } from './order-fields.ts'
import { WHOLE } from './shares.ts'

export type DraftAddress = z.output<typeof address.typed>
export type DraftCompany = z.output<typeof company.typed>
export type DraftOwners = z.output<typeof owners.typed>
export type DraftOwner = DraftOwners['main']

/** What the customer has chosen and typed so far, possibly incomplete. It never holds card data (C1). */
export type WizardDraft = z.output<typeof order.typed> & {
  /** Idempotency key: one order per key, however often it is sent (C17). */
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

/** The browser's draft expires after 24 hours (G16); one saved in the future, by a wrong clock, counts as expired. */
export const DRAFT_LIFETIME = millisecondsOf(retention.browserDraft)
export const isDraftFresh = (savedAt: number, now: number): boolean => savedAt <= now && now - savedAt < DRAFT_LIFETIME

/** Continues the draft as another order, at most from the company step on, so that the customer reviews its data before ordering. */
export const asAnotherOrder = (draft: WizardDraft, orderKey: string): WizardDraft => ({
  ...draft,
  orderKey,
  step: draft.step > 4 ? 4 : draft.step,
})

const typedIn = (draft: WizardDraft): string => JSON.stringify({ ...draft, orderKey: '', step: 1 })
/** Whether the draft's data changed; moving between steps does not count. */
export const isTypedSince = (found: WizardDraft, draft: WizardDraft): boolean => typedIn(found) !== typedIn(draft)

/** Step 1 needs both a company type and a state. */
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

/** 'Continuar' needs these three; alternative names are optional (G8). */
export const companyIsFilled = ({ companyName, businessPurpose, industry }: DraftCompany): boolean =>
  [companyName, businessPurpose, industry].every((text) => text.trim() !== '')

/** A main owner with 100 % has no partners, but partners already typed stay until the customer removes them (G12). */
export const asksForPartners = ({ main, partners }: DraftOwners): boolean => main.share < WHOLE || partners.length > 0
export const partnersAreInQuestion = ({ main, partners }: DraftOwners): boolean =>
  main.share >= WHOLE && partners.length > 0

/** Drafts from before the question about citizenship return to it, because an order needs the answer (G42). */
export const ownersAreAsked = ({ main, partners }: DraftOwners): boolean =>
  [main, ...partners].every(({ usPerson }) => usPerson !== null)

const isBlank = (texts: readonly string[]): boolean => texts.every((text) => text.trim() === '')

/** Prefills the main owner from the account, unless a name or email was already typed. */
export function withAccount(draft: WizardDraft, account: { name: string; email: string }): WizardDraft {
  const { main } = draft.owners
  if (!isBlank([main.firstName, main.lastName, main.email])) return draft
  const [firstName = '', ...rest] = account.name.trim().split(/\s+/)
  const named = { ...main, firstName, lastName: rest.join(' '), email: account.email }
  return { ...draft, owners: { ...draft.owners, main: named } }
}

/** Prefills billing from the main owner, unless any of it was already typed. */
export function withBillingOfOwner(draft: WizardDraft): WizardDraft {
  const { nameOnCard, address } = draft.billing
  if (!isBlank([nameOnCard, address.street, address.city, address.state, address.zipCode])) return draft
  const { main } = draft.owners
  return {
    ...draft,
    billing: { nameOnCard: `${main.firstName} ${main.lastName}`.trim(), address: main.address },
  }
}
