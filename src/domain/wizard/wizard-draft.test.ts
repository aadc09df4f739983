import { describe, expect, it } from 'vitest'
import {
  CIRCLES,
  canChoosePlan,
  DRAFT_LIFETIME,
  isDraftFresh,
  newDraft,
  withChoice,
  withoutUnknown,
} from './wizard-draft.ts'

describe('the draft of an order', () => {
  it('begins with an LLC in Florida and without a plan, under six circles', () => {
    expect(newDraft).toEqual({ step: 1, companyTypeId: 'llc', stateId: 'florida', packageId: null })
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
})
