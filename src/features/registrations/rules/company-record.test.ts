import { expect, test } from 'vitest'
import { changedFields, emptyRecord, lastPossibleDay, recordProblems } from './company-record.ts'

const now = new Date('2026-11-16T12:00:00Z')
const whole = {
  filedOn: '2026-11-01',
  fileNumber: 'L26000123456',
  formedOn: '2026-11-03',
  ss4SentOn: '2026-11-04',
  ein: '12-3456789',
  einOn: '2026-11-10',
  registeredAgent: 'Registered Agents Inc., 7901 4th St N, St. Petersburg, FL 33702',
}

test('what the state and the tax office gave is accepted, as is nothing at all', () => {
  expect(recordProblems(whole, now)).toEqual({})
  expect(recordProblems(emptyRecord, now)).toEqual({})
  expect(recordProblems({ ...emptyRecord, formedOn: '2026-11-16' }, now)).toEqual({})
})

test.each(['123456789', '12-345678', '12-34567890', '1a-3456789', '12–3456789', ' 12-3456789', ''])(
  '%j is no EIN',
  (ein) => expect(recordProblems({ ...whole, ein }, now).ein).toMatch(/ein|no_number/),
)

test('no date lies ahead, counted in São Paulo', () => {
  expect(recordProblems({ ...whole, formedOn: '2026-11-17', ss4SentOn: null }, now)).toEqual({ formedOn: 'future_day' })
  expect(recordProblems({ ...whole, einOn: '2027-01-01' }, now)).toEqual({ einOn: 'future_day' })
  // 00:30 UTC is still the day before in São Paulo.
  expect(lastPossibleDay(new Date('2026-11-17T00:30:00Z'))).toBe('2026-11-16')
})

test('no date lies before any company', () => {
  expect(recordProblems({ ...whole, formedOn: '0000-01-01', einOn: '0001-01-01' }, now)).toEqual({
    formedOn: 'invalid',
    einOn: 'invalid',
  })
})

test('a number stands with its date', () => {
  expect(recordProblems({ ...whole, formedOn: null, ss4SentOn: null }, now)).toEqual({ formedOn: 'no_day' })
  expect(recordProblems({ ...whole, einOn: null }, now)).toEqual({ einOn: 'no_day' })
  expect(recordProblems({ ...whole, ein: null }, now)).toEqual({ ein: 'no_number' })
  expect(recordProblems({ ...whole, fileNumber: null }, now)).toEqual({})
})

test('what changed is named by its fields', () => {
  expect(changedFields(emptyRecord, whole)).toHaveLength(7)
  expect(changedFields(whole, { ...whole, ein: '98-7654321' })).toEqual(['ein'])
})

test('the dates follow each other: papers, state, application, EIN', () => {
  expect(recordProblems({ ...whole, filedOn: '2026-11-04' }, now)).toEqual({ formedOn: 'before_filing' })
  expect(recordProblems({ ...whole, ss4SentOn: '2026-11-02' }, now)).toEqual({ ss4SentOn: 'before_formation' })
  expect(recordProblems({ ...emptyRecord, ss4SentOn: '2026-11-04' }, now)).toEqual({ ss4SentOn: 'before_formation' })
  expect(recordProblems({ ...whole, ss4SentOn: '2026-11-11' }, now)).toEqual({ einOn: 'before_application' })
  const oneDay = { ...whole, filedOn: '2026-11-03', ss4SentOn: '2026-11-03', einOn: '2026-11-03' }
  expect(recordProblems(oneDay, now)).toEqual({})
})
