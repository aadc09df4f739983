import { describe, expect, it } from 'vitest'
import { partner } from './order-fields.ts'
import {
  CIRCLES,
  canChoosePlan,
  companyIsFilled,
  DRAFT_LIFETIME,
  newDraft as draftFor,
  isDraftFresh,
  withChoice,
  withMainShare,
  withoutUnknown,
} from './wizard-draft.ts'

const newDraft = draftFor('00000000-0000-4000-8000-000000000001')

describe('the draft of an order', () => {
  it('begins with an LLC in Florida and without a plan, under six circles', () => {
    expect(newDraft).toMatchObject({ step: 1, companyTypeId: 'llc', stateId: 'florida', packageId: null })
    expect(newDraft.owners).toMatchObject({ main: { share: 10_000, address: { country: 'BR' } }, partners: [] })
    expect(CIRCLES).toHaveLength(6)
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

  it('lets partners go when the main owner takes everything', () => {
    const owners = { ...newDraft.owners, partners: [partner.start] }
    expect(withMainShare(owners, 6000).partners).toHaveLength(1)
    expect(withMainShare(owners, 10_000).partners).toHaveLength(0)
    expect(withMainShare(owners, 12_000).partners).toHaveLength(0)
  })
})
