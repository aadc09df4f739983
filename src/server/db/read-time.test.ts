import fc from 'fast-check'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readTime } from './read-time.ts'

const driver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text')

test('every time reads as the driver reads it', () => {
  const days = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  const digits = fc.stringMatching(/^(\.[0-9]{1,6})?$/)
  const zones = fc.constantFrom('+00', '-03', '+05:30', '+00:00:01')
  fc.assert(
    fc.property(days, digits, zones, (day, fraction, zone) => {
      const text = `${day.toISOString().slice(0, 19).replace('T', ' ')}${fraction}${zone}`
      expect([text, readTime(text)]).toEqual([text, driver(text)])
    }),
    { numRuns: 2000 },
  )
})

test.each(['infinity', '-infinity', '0044-03-15 12:00:00+00 BC', '12026-11-16 12:00:00+00', '2026-11-16 24:00:00+00'])(
  '%s too',
  (text) => expect(readTime(text)).toEqual(driver(text)),
)
