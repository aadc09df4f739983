import { describe, expect, it } from 'vitest'
import { stateFacts } from '#features/site/web/content/state-facts.ts'
import { arrangeGuides, type GuideView } from './arrange-guides.ts'
import { figuresOf, suits } from './guide.ts'

const view: GuideView = { search: '', type: 'llc', sort: 'name', reverse: false }
const ids = (more: Partial<GuideView>) => arrangeGuides(stateFacts, { ...view, ...more }).map(({ id }) => id)

describe('the list of guides', () => {
  it('shows all fifty by name', () => {
    expect(ids({})).toHaveLength(50)
    expect(ids({}).slice(0, 2)).toEqual(['alabama', 'alaska'])
    expect(ids({ reverse: true }).at(-1)).toBe('alabama')
  })

  it('finds by name and code', () => {
    expect(ids({ search: 'florida' })).toEqual(['florida'])
    expect(ids({ search: 'wy' })).toEqual(['wyoming'])
    expect(ids({ search: 'xyz' })).toEqual([])
  })

  it.each(['filingFee', 'yearlyCost', 'due'] as const)('sorts by %s, both ways', (sort) => {
    const key = { filingFee: 'filingFeeCents', yearlyCost: 'yearlyCostCents', due: 'dueOrder' } as const
    const values = (reverse: boolean) =>
      arrangeGuides(stateFacts, { ...view, sort, reverse }).map((guide) => figuresOf(guide, 'llc')?.[key[sort]] ?? 0)
    expect(values(false)).toEqual(values(false).toSorted((a, b) => a - b))
    expect(values(true)).toEqual(values(true).toSorted((a, b) => b - a))
  })

  it('looks at the figures of the chosen type', () => {
    expect(ids({ sort: 'filingFee' })).not.toEqual(ids({ sort: 'filingFee', type: 'corporation' }))
  })

  it('says of every state what it suits', () => {
    expect(stateFacts.filter((guide) => suits(guide) === '')).toEqual([])
    expect(new Set(stateFacts.map(suits)).size).toBeGreaterThan(8)
  })
})
