import { describe, expect, it } from 'vitest'
import { DRAFT_LIFETIME, newDraft } from '#features/orders/rules/wizard-draft.ts'
import { DRAFT_KEY } from './draft-key.ts'
import { type Box, clearDraft, readDraft, writeDraft } from './storage.ts'

const box = (start: Record<string, string> = {}): Box & { kept: Map<string, string> } => {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
const draft = { ...newDraft('00000000-0000-4000-8000-000000000001'), step: 2 as const, stateId: 'texas' }

describe('the draft in the browser', () => {
  it('comes back as it was, for 24 hours', () => {
    const kept = box()
    writeDraft(kept, draft, 1000)
    expect(readDraft(kept, 1000 + DRAFT_LIFETIME - 1)).toEqual(draft)
    expect(readDraft(kept, 1000 + DRAFT_LIFETIME)).toBeUndefined()
    expect(kept.kept.size).toBe(0)
  })

  it('is renewed by every change', () => {
    const kept = box()
    writeDraft(kept, draft, 0)
    writeDraft(kept, draft, DRAFT_LIFETIME - 1)
    expect(readDraft(kept, DRAFT_LIFETIME + 1)).toEqual(draft)
  })

  it.each(['', 'null', '{', '[]', '{"savedAt":"x"}', JSON.stringify({ savedAt: 0, draft: { ...draft, step: 9 } })])(
    'is dropped when it cannot be read: %j',
    (text) => {
      const kept = box({ [DRAFT_KEY]: text })
      expect(readDraft(kept, 1)).toBeUndefined()
      expect(kept.kept.size).toBe(0)
    },
  )

  it('keeps nothing but the known fields', () => {
    const kept = box({ [DRAFT_KEY]: JSON.stringify({ savedAt: 0, draft: { ...draft, cardNumber: '4242' } }) })
    expect(readDraft(kept, 1)).toEqual(draft)
  })

  it('begins a field anew that it cannot read, and keeps the others', () => {
    const { phone: _, ...main } = { ...draft.owners.main, firstName: 'Ana', share: -1 }
    const older = { ...draft, owners: { ...draft.owners, main } }
    const kept = box({ [DRAFT_KEY]: JSON.stringify({ savedAt: 0, draft: older }) })
    expect(readDraft(kept, 1)?.owners.main).toEqual({ ...draft.owners.main, firstName: 'Ana', share: 0 })
  })

  it('never keeps an identity number', () => {
    const { main } = draft.owners
    const owners = {
      main: { ...main, taxCountry: 'PT', identityNumber: 'FD123456' },
      partners: [{ ...main, identityNumber: '529.982.247-25' }],
    }
    const kept = box()
    writeDraft(kept, { ...draft, owners }, 1000)
    expect(kept.kept.get(DRAFT_KEY)).not.toMatch(/FD123456|529/)
    const found = readDraft(kept, 1000)?.owners
    expect(found?.main).toEqual({ ...main, taxCountry: 'PT', identityNumber: '' })
    expect(found?.partners).toEqual([main])
  })

  it('does without a storage that refuses', () => {
    const refuse = () => {
      throw new Error('refused')
    }
    const closed: Box = { getItem: refuse, setItem: refuse, removeItem: refuse }
    expect(readDraft(closed, 1)).toBeUndefined()
    expect(() => writeDraft(closed, draft, 1)).not.toThrow()
    expect(() => clearDraft(closed)).not.toThrow()
  })
})
