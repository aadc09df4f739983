import { describe, expect, it } from 'vitest'
import { partner } from './order-fields.ts'
import {
  asAnotherOrder,
  asksForPartners,
  CIRCLES,
  canChoosePlan,
  companyIsFilled,
  DRAFT_LIFETIME,
  newDraft as draftFor,
  isDraftFresh,
  isTypedSince,
  ownersAreAsked,
  partnersAreInQuestion,
  withAccount,
  withBillingOfOwner,
  withChoice,
  withoutUnknown,
} from './wizard-draft.ts'

const newDraft = draftFor('00000000-0000-4000-8000-000000000001')

describe('the draft of an order', () => {
  it('begins with an LLC in Florida and without a plan, under six circles', () => {
    expect(newDraft).toMatchObject({ step: 1, companyTypeId: 'llc', stateId: 'florida', packageId: null })
    expect(newDraft.owners).toMatchObject({ main: { share: 10_000, address: { country: 'BR' } }, partners: [] })
    expect(CIRCLES).toHaveLength(6)
  })

  it('goes on as another order from the page of the company on, with everything typed', () => {
    const key = '00000000-0000-4000-8000-000000000002'
    expect(asAnotherOrder({ ...newDraft, step: 6, stateId: 'texas' }, key)).toEqual({
      ...newDraft,
      step: 4,
      stateId: 'texas',
      orderKey: key,
    })
    expect(asAnotherOrder({ ...newDraft, step: 2 }, key).step).toBe(2)
  })

  it('is typed in by any answer, also one that no draft keeps, and not by turning its pages', () => {
    const { owners, billing } = newDraft
    expect(isTypedSince(newDraft, { ...newDraft, orderKey: 'another', step: 6 })).toBe(false)
    expect(isTypedSince(newDraft, withChoice(newDraft, { stateId: 'florida' }))).toBe(false)
    expect(isTypedSince(newDraft, withChoice(newDraft, { stateId: 'texas' }))).toBe(true)
    expect(isTypedSince(newDraft, { ...newDraft, billing: { ...billing, nameOnCard: 'ANA' } })).toBe(true)
    const main = { ...owners.main, identityNumber: '1' }
    expect(isTypedSince(newDraft, { ...newDraft, owners: { ...owners, main } })).toBe(true)
  })

  it('is forgotten after 24 hours', () => {
    expect(DRAFT_LIFETIME).toBe(24 * 60 * 60 * 1000)
    expect(isDraftFresh(1000, 1000 + DRAFT_LIFETIME - 1)).toBe(true)
    expect(isDraftFresh(1000, 1000 + DRAFT_LIFETIME)).toBe(false)
    expect(isDraftFresh(2000, 1000)).toBe(false)
  })

  it('goes on to the plans with type and state, not with one of them', () => {
    expect(canChoosePlan(newDraft)).toBe(true)
    expect(canChoosePlan({ ...newDraft, stateId: null })).toBe(false)
    expect(canChoosePlan({ ...newDraft, companyTypeId: null })).toBe(false)
  })

  it('takes a choice of the page, at the first step, and keeps the rest', () => {
    const draft = { ...newDraft, step: 2 as const, packageId: 'p' }
    expect(withChoice(draft, { stateId: 'texas' })).toEqual({ ...draft, step: 1, stateId: 'texas' })
    expect(withChoice(draft, {})).toBe(draft)
  })

  it('takes back what is no longer offered', () => {
    const known = { companyTypeIds: ['llc'], stateIds: ['texas'] }
    expect(withoutUnknown({ ...newDraft, step: 2 }, known)).toMatchObject({
      companyTypeId: 'llc',
      stateId: null,
      step: 1,
    })
    const fine = { ...newDraft, stateId: 'texas', step: 2 as const }
    expect(withoutUnknown(fine, known)).toBe(fine)
  })

  it('goes on from the company with name, purpose and industry', () => {
    const company = {
      ...newDraft.company,
      companyName: 'Alfa LLC',
      businessPurpose: 'Software',
      industry: 'Tecnologia',
    }
    expect(companyIsFilled(company)).toBe(true)
    expect(companyIsFilled({ ...company, businessPurpose: '  ' })).toBe(false)
    expect(companyIsFilled({ ...company, industry: '' })).toBe(false)
  })

  it('keeps typed partners when the main owner takes everything, and asks', () => {
    const holding = (share: number, partners = [partner.start]) => ({
      main: { ...newDraft.owners.main, share },
      partners,
    })
    expect([asksForPartners(holding(6000)), partnersAreInQuestion(holding(6000))]).toEqual([true, false])
    expect([asksForPartners(holding(10_000)), partnersAreInQuestion(holding(10_000))]).toEqual([true, true])
    expect([asksForPartners(holding(10_000, [])), partnersAreInQuestion(holding(10_000, []))]).toEqual([false, false])
    expect(asksForPartners(holding(9999, []))).toBe(true)
  })

  it('asks each owner about US citizenship, and a draft that was never asked is not complete', () => {
    const { main } = newDraft.owners
    const answered = { ...main, usPerson: false }
    expect(ownersAreAsked({ main, partners: [] })).toBe(false)
    expect(ownersAreAsked({ main: answered, partners: [main] })).toBe(false)
    expect(ownersAreAsked({ main: answered, partners: [{ ...main, usPerson: true }] })).toBe(true)
  })

  it('takes the main owner from the account, unless somebody was typed', () => {
    const account = { name: ' Ana  Maria Souza ', email: 'ana@example.test' }
    const { main } = withAccount(newDraft, account).owners
    expect(main).toEqual({
      ...newDraft.owners.main,
      firstName: 'Ana',
      lastName: 'Maria Souza',
      email: 'ana@example.test',
    })
    const typed = { ...newDraft, owners: { ...newDraft.owners, main: { ...newDraft.owners.main, lastName: 'Lima' } } }
    expect(withAccount(typed, account)).toBe(typed)
  })

  it('takes billing from the main owner, unless something was typed', () => {
    const address = { country: 'BR', street: 'Rua A, 1', city: 'Recife', state: 'PE', zipCode: '50030-230' }
    const main = { ...newDraft.owners.main, firstName: 'Ana', lastName: 'Souza', address }
    const draft = { ...newDraft, owners: { main, partners: [] } }
    expect(withBillingOfOwner(draft).billing).toEqual({ nameOnCard: 'Ana Souza', address })
    const typed = { ...draft, billing: { ...draft.billing, nameOnCard: 'BIA' } }
    expect(withBillingOfOwner(typed)).toBe(typed)
  })
})
