import { describe, expect, test } from 'vitest'
import { AWAY_AFTER_MS, hasReader, isAway, otherSide, sideOf } from './conversation.ts'

const parties = { customerId: 'c', agentId: 'a' }

describe('the two sides of a conversation', () => {
  test('an agent of before still speaks for the team', () => {
    expect([sideOf(parties, 'c'), sideOf(parties, 'a'), sideOf(parties, 'before')]).toEqual([
      'customer',
      'team',
      'team',
    ])
  })

  test('a message is for the other side', () => {
    expect(otherSide(parties, 'c')).toBe('a')
    expect(otherSide(parties, 'a')).toBe('c')
    expect(otherSide({ ...parties, agentId: null }, 'c')).toBeNull()
  })

  test('without an agent nobody reads', () => {
    expect(hasReader(parties)).toBe(true)
    expect(hasReader({ agentId: null })).toBe(false)
  })
})

test('who has not read for a minute is away', () => {
  const now = new Date('2026-03-02T12:00:00Z')
  const ago = (ms: number) => new Date(now.getTime() - ms)
  expect(isAway(ago(AWAY_AFTER_MS), now)).toBe(true)
  expect(isAway(ago(AWAY_AFTER_MS - 1), now)).toBe(false)
})
