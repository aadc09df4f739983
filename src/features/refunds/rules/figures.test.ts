import { expect, test } from 'vitest'
import { seeded } from '#tests/support/seeded.ts'
import { everything, type PaidParts, type RefundState, refundFigures, refundRefusal } from './figures.ts'

const paid: PaidParts = { priceCents: 19_900, stateFeeCents: 12_500, refundedCents: 0 }
const state = (more: Partial<RefundState> = {}): RefundState => ({
  status: 'paid',
  parts: paid,
  disputeOpen: false,
  underWay: false,
  settled: false,
  ...more,
})
const half = { pricePercent: 50, stateFeePercent: 0 }

test.each([
  ['everything', { pricePercent: 100, stateFeePercent: 100 }, [19_900, 12_500, 32_400]],
  ['half of the price', half, [9_950, 0, 9_950]],
  ['the price alone', { pricePercent: 100, stateFeePercent: 0 }, [19_900, 0, 19_900]],
  ['nothing', { pricePercent: 0, stateFeePercent: 0 }, [0, 0, 0]],
])('%s comes back by its rule', (_, rule, [priceCents, stateFeeCents, totalCents]) => {
  expect(refundFigures(paid, rule)).toEqual({ priceCents, stateFeeCents, totalCents })
})

test('half a cent is the customer’s', () => {
  expect(refundFigures({ priceCents: 101, stateFeeCents: 1, refundedCents: 0 }, half).totalCents).toBe(51)
  expect(
    refundFigures({ priceCents: 100, stateFeeCents: 1, refundedCents: 0 }, { pricePercent: 33, stateFeePercent: 1 }),
  ).toEqual({ priceCents: 33, stateFeeCents: 1, totalCents: 34 })
})

test('what went back already is not given twice, and counts as our price first', () => {
  expect(refundFigures({ ...paid, refundedCents: 5_000 }, half).totalCents).toBe(4_950)
  expect(refundFigures({ ...paid, refundedCents: 10_000 }, half).totalCents).toBe(0)
  expect(refundFigures({ ...paid, refundedCents: 20_000 }, everything)).toEqual({
    priceCents: 0,
    stateFeeCents: 12_400,
    totalCents: 12_400,
  })
})

test('for any payment and any rule the figures are whole cents, add up, and never exceed what is left', () => {
  const { between: int } = seeded(16)
  for (let n = 0; n < 5000; n++) {
    const parts = { priceCents: int(0, 300_000), stateFeeCents: int(0, 90_000), refundedCents: 0 }
    parts.refundedCents = int(0, parts.priceCents + parts.stateFeeCents)
    const rule = { pricePercent: int(0, 100), stateFeePercent: int(0, 100) }
    const back = refundFigures(parts, rule)
    expect(back.priceCents + back.stateFeeCents).toBe(back.totalCents)
    for (const cents of Object.values(back)) expect(Number.isInteger(cents) && cents >= 0).toBe(true)
    expect(back.totalCents).toBeLessThanOrEqual(parts.priceCents + parts.stateFeeCents - parts.refundedCents)
    // A better rule never gives less, and everything gives exactly what is left.
    const better = refundFigures(parts, { ...rule, pricePercent: Math.min(100, rule.pricePercent + 1) })
    expect(better.totalCents).toBeGreaterThanOrEqual(back.totalCents)
    expect(refundFigures(parts, everything).totalCents).toBe(
      parts.priceCents + parts.stateFeeCents - parts.refundedCents,
    )
    // Giving it back leaves nothing to give by the same rule.
    const later = { ...parts, refundedCents: parts.refundedCents + back.totalCents }
    expect(refundFigures(later, rule).totalCents).toBe(0)
  }
})

test.each([
  ['an unpaid payment', { status: 'pending' }, 'unpaid'],
  ['one that failed', { status: 'failed' }, 'unpaid'],
  ['an order that cost nothing', { parts: { priceCents: 0, stateFeeCents: 0, refundedCents: 0 } }, 'free'],
  ['one that went back', { status: 'refunded', parts: { ...paid, refundedCents: 32_400 } }, 'refunded'],
  ['one of which every cent went back', { parts: { ...paid, refundedCents: 32_400 } }, 'refunded'],
  ['a dispute', { disputeOpen: true }, 'disputed'],
  ['a refund under way', { underWay: true }, 'under_way'],
  ['a refund that was paid', { settled: true }, 'settled'],
  ['a part that was given already', { parts: { ...paid, refundedCents: 9_950 } }, 'nothing'],
] as const)('%s is refused with its reason', (_, more, because) => {
  expect(refundRefusal(state(more), half)).toBe(because)
})

test('a paid payment may go back, and the office may give the rest as well', () => {
  expect(refundRefusal(state(), half)).toBeUndefined()
  expect(refundRefusal(state({ settled: true, parts: { ...paid, refundedCents: 9_950 } }), everything)).toBeUndefined()
  expect(refundRefusal(state({ disputeOpen: true }), everything)).toBe('disputed')
})
