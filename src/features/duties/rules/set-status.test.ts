import { describe, expect, test } from 'vitest'
import { dutyStatuses } from './duty.ts'
import { mayExtend, statusProblems } from './set-status.ts'

describe('what has to be said with a state', () => {
  test('what is done needs its receipt, what is waived its reason, the others nothing', () => {
    const problems = (receipt: string | null, reason: string | null) =>
      dutyStatuses.map((status) => [status, statusProblems({ status, receipt, reason })])
    const nothing = [
      ['open', {}],
      ['in_progress', {}],
    ]
    expect(problems(null, null)).toEqual([
      ...nothing,
      ['done', { receipt: 'required' }],
      ['waived', { reason: 'required' }],
    ])
    expect(problems('', '')).toEqual(problems(null, null))
    expect(problems('FL-1', null)).toEqual([...nothing, ['done', {}], ['waived', { reason: 'required' }]])
    expect(problems(null, 'Fechada')).toEqual([...nothing, ['done', { receipt: 'required' }], ['waived', {}]])
  })
})

describe('an extension', () => {
  const duty = { status: 'open', extendsTo: '2027-10-15', statutoryOn: '2027-04-15', extended: false } as const

  test.each([
    ['long before the day', '2026-09-01', true],
    ['on the day itself', '2027-04-15', true],
    ['on the day after', '2027-04-16', false],
  ])('%s', (_, today, allowed) => {
    expect(mayExtend(duty, today)).toBe(allowed)
  })

  test('that was recorded can be undone also later', () => {
    expect(mayExtend({ ...duty, extended: true }, '2027-09-01')).toBe(true)
  })

  test('is for what somebody still has to do', () => {
    expect(dutyStatuses.filter((status) => mayExtend({ ...duty, status }, '2027-01-01'))).toEqual([
      'open',
      'in_progress',
    ])
    expect(mayExtend({ ...duty, status: 'done', extended: true }, '2027-01-01')).toBe(false)
  })

  test('needs a day to which it leads and one from which it starts', () => {
    expect(mayExtend({ ...duty, extendsTo: null }, '2027-01-01')).toBe(false)
    expect(mayExtend({ ...duty, statutoryOn: null }, '2027-01-01')).toBe(false)
    expect(mayExtend({ ...duty, statutoryOn: null, extended: true }, '2027-01-01')).toBe(false)
  })
})
