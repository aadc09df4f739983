import { expect, test } from 'vitest'
import { isOpen } from './opening-hours.ts'

const hours = [{ weekdays: [1, 2, 3, 4, 5], opens: 9, closes: 18 }, { weekdays: [0] }]

// São Paulo is three hours behind UTC.
test.each([
  ['2026-11-16T12:00:00Z', true, 'Monday at nine'],
  ['2026-11-16T11:59:00Z', false, 'a minute earlier'],
  ['2026-11-20T20:59:00Z', true, 'Friday before six'],
  ['2026-11-20T21:00:00Z', false, 'Friday at six'],
  ['2026-11-21T15:00:00Z', false, 'Saturday at noon'],
  ['2026-11-22T15:00:00Z', false, 'Sunday at noon'],
  ['2026-11-17T00:30:00Z', false, 'Monday night, already Tuesday in UTC'],
])('%s: %s (%s)', (at, open) => expect(isOpen(hours, 'America/Sao_Paulo', new Date(at))).toBe(open))
