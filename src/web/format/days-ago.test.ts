import { expect, test } from 'vitest'
import { daysAgo } from './days-ago.ts'

const now = Date.UTC(2026, 10, 16, 12)

test('whole days ago, in the words of each language', () => {
  expect(daysAgo('2026-11-16T01:00:00.000Z', 'pt-BR', now)).toBe('hoje')
  expect(daysAgo('2026-11-13T11:00:00.000Z', 'pt-BR', now)).toBe('há 3 dias')
  expect(daysAgo('2026-11-13T11:00:00.000Z', 'en-US', now)).toBe('3 days ago')
  expect(daysAgo('2026-11-13T11:00:00.000Z', 'es-ES', now)).toBe('hace 3 días')
})

test('a clock that is ahead says today', () => {
  expect(daysAgo('2026-11-20T11:00:00.000Z', 'pt-BR', now)).toBe('hoje')
})
