import { describe, expect, it, test } from 'vitest'
import { dutyCompany, ownerFrom } from '#tests/support/duty-company.ts'
import { dutyFact } from '#tests/support/duty-fact.ts'
import { calendarOn, changesOn, withChanges } from '#tests/support/kept-calendar.ts'
import { changesIn, type KeptDuty, spanWith } from './compare.ts'
import type { ComputedDuty } from './duties-of.ts'

const span = { from: '2026-11-17', until: '2027-12-22' }
const nothing = { added: [], moved: [], dropped: [], revived: [] }

const noTerms = { toleratedUntil: null, atLeast: false, dependsOn: null }
const computed = (parts: Partial<ComputedDuty> = {}): ComputedDuty => ({
  ...{
    factId: 'report',
    code: 'state_report',
    period: 2027,
    dueOn: '2027-05-01',
    extendsTo: null,
    amountCents: 10_000,
  },
  ...noTerms,
  ...parts,
})
const kept = (parts: Partial<KeptDuty> = {}): KeptDuty => ({
  ...{ id: 'd1', factId: 'report', period: 2027, statutoryOn: '2027-05-01', extendsTo: null, dueOn: '2027-05-01' },
  ...{ extended: false, amountCents: 10_000, status: 'open', byRule: false },
  ...noTerms,
  ...parts,
})
const undated = { statutoryOn: null, dueOn: null }

describe('a new duty', () => {
  it('comes into an empty calendar', () => {
    expect(changesIn([], [computed()], span)).toEqual({ ...nothing, added: [computed()] })
  })

  it.each([
    ['2026-11-16', 0],
    ['2026-11-17', 1],
    ['2027-12-22', 1],
  ])('of %s comes in %i times: from the beginning of the span on', (dueOn, times) => {
    expect(changesIn([], [computed({ dueOn })], span).added).toHaveLength(times)
  })

  it('behind the end of the span comes in only as the next of its fact', () => {
    const next = computed({ dueOn: '2028-05-01', period: 2028 })
    const later = computed({ dueOn: '2030-05-01', period: 2030 })
    const other = computed({ factId: 'other', dueOn: '2029-01-01', period: 2029 })
    expect(changesIn([], [later, next, other], span).added).toEqual([next, other])
    expect(changesIn([kept()], [computed(), next], span).added).toEqual([])
  })

  it.each([
    [2024, 0],
    [2025, 1],
    [2026, 1],
  ])('without a day, for %i, comes in %i times: the year before still counts', (period, times) => {
    expect(changesIn([], [computed({ dueOn: null, period })], span).added).toHaveLength(times)
  })
})

describe('a duty that is in the calendar', () => {
  it('stays while the rules say the same', () => {
    expect(changesIn([kept()], [computed()], span)).toEqual(nothing)
    expect(changesIn([kept({ status: 'in_progress' })], [computed()], span)).toEqual(nothing)
  })

  it.each<[string, Partial<ComputedDuty>, object]>([
    ['a day', { dueOn: '2027-06-01' }, { statutoryOn: '2027-06-01', dueOn: '2027-06-01' }],
    ['an amount', { amountCents: 12_500 }, { amountCents: 12_500 }],
    ['an amount that is no longer known', { amountCents: null }, { amountCents: null }],
    ['the day of an extension', { extendsTo: '2027-11-01' }, { extendsTo: '2027-11-01' }],
    ['an automatic extension', { toleratedUntil: '2027-10-15' }, { toleratedUntil: '2027-10-15' }],
    ['a least amount', { atLeast: true }, { atLeast: true }],
    ['an open question', { dependsOn: 'usPerson' }, { dependsOn: 'usPerson' }],
    ['no day any more', { dueOn: null }, { statutoryOn: null, dueOn: null }],
  ])('is moved where the rules say another: %s', (_, change, expected) => {
    const days = { statutoryOn: '2027-05-01', extendsTo: null, dueOn: '2027-05-01' }
    const old = { id: 'd1', ...days, amountCents: 10_000, ...noTerms }
    const changes = changesIn([kept()], [computed(change)], span)
    expect(changes).toEqual({ ...nothing, moved: [{ ...old, ...expected }] })
  })

  it('gets its day when one is announced', () => {
    const changes = changesIn([kept(undated)], [computed()], span)
    expect(changes.moved).toMatchObject([{ id: 'd1', statutoryOn: '2027-05-01', dueOn: '2027-05-01' }])
  })

  it('is moved into the past too, and is late then', () => {
    const changes = changesIn([kept()], [computed({ dueOn: '2026-05-01' })], span)
    expect(changes).toMatchObject({ added: [], moved: [{ id: 'd1', dueOn: '2026-05-01' }], dropped: [] })
  })

  it('is dropped where the rules no longer say it', () => {
    expect(changesIn([kept()], [], span)).toEqual({ ...nothing, dropped: ['d1'] })
    expect(changesIn([kept(undated)], [], span)).toEqual({ ...nothing, dropped: ['d1'] })
  })

  it('stays without a day although its year is over', () => {
    const next = computed({ dueOn: null, period: 2028 })
    expect(changesIn([kept(undated)], [next], span).dropped).toEqual([])
    expect(changesIn([kept()], [next], span).dropped).toEqual(['d1'])
  })
})

describe('an extended duty', () => {
  const extendedTo = (day: string) => kept({ extended: true, extendsTo: day, dueOn: day })

  it('keeps its later day', () => {
    expect(changesIn([extendedTo('2027-11-01')], [computed({ extendsTo: '2027-11-01' })], span)).toEqual(nothing)
  })

  it('follows both of its days', () => {
    const changes = changesIn(
      [extendedTo('2027-11-01')],
      [computed({ dueOn: '2027-06-01', extendsTo: '2027-12-01' })],
      span,
    )
    expect(changes.moved).toMatchObject([
      { id: 'd1', statutoryOn: '2027-06-01', extendsTo: '2027-12-01', dueOn: '2027-12-01' },
    ])
  })

  it('has its own day again where there is no extension any more', () => {
    expect(changesIn([extendedTo('2027-11-01')], [computed()], span).moved).toMatchObject([
      { id: 'd1', extendsTo: null, dueOn: '2027-05-01' },
    ])
  })
})

describe('what is settled', () => {
  const settled: [string, KeptDuty][] = [
    ['done', kept({ status: 'done' })],
    ['waived by somebody', kept({ status: 'waived' })],
  ]

  it.each(settled)('stays as it is when it is %s', (_, duty) => {
    expect(changesIn([duty], [computed({ dueOn: '2027-06-01', amountCents: 1 })], span)).toEqual(nothing)
    expect(changesIn([duty], [], span)).toEqual(nothing)
  })

  it('comes back when the rules waived it and say it again, with what they say now', () => {
    const waived = kept({ status: 'waived', byRule: true })
    expect(changesIn([waived], [], span)).toEqual(nothing)
    const changes = changesIn([waived], [computed({ dueOn: '2027-06-01' })], span)
    expect(changes).toMatchObject({ added: [], moved: [], dropped: [], revived: [{ id: 'd1', dueOn: '2027-06-01' }] })
  })
})

describe('the span in which a calendar is computed again', () => {
  it('is the usual one for an empty calendar', () => expect(spanWith([], span)).toEqual(span))

  it('reaches a year around what stands open, and still names the next day from its usual beginning on', () => {
    const open = [
      kept({ statutoryOn: '2026-04-15', dueOn: '2026-10-15', extended: true }),
      kept({ id: 'd2', period: 2028, statutoryOn: '2028-06-30' }),
    ]
    expect(spanWith(open, span)).toEqual({ from: '2025-04-14', until: '2029-07-01', next: '2026-11-17' })
  })

  it('does not reach back for what is settled or has no day', () => {
    const others = [kept({ statutoryOn: '2020-05-01', status: 'done' }), kept({ id: 'd2', ...undated })]
    expect(spanWith(others, span)).toEqual({ from: '2025-11-16', until: '2027-12-22', next: '2026-11-17' })
  })
})

describe('a calendar with its rules', () => {
  const company = dutyCompany({ formedOn: '2020-06-15' })
  const everySecond = dutyFact({
    ...{ key: 'state/florida/llc/annual_duty', stateId: 'florida', companyTypeId: 'llc', frequency: 'biennial' },
    due: { kind: 'anniversaryMonth', position: 'lastDay', parity: 'formationYear' },
  })

  test('what recurs every second year stays, although its next day is more than a year ahead', () => {
    const calendar = calendarOn('2026-11-17', company, [everySecond])
    expect(calendar.map(({ dueOn }) => dueOn)).toEqual(['2028-06-30'])
    expect(changesOn('2026-11-18', company, [everySecond], calendar)).toEqual(nothing)
  })

  test('the next day of what recurs every second year comes in on the day after the last', () => {
    const calendar = calendarOn('2026-06-01', company, [everySecond])
    expect(changesOn('2026-06-30', company, [everySecond], calendar)).toEqual(nothing)
    expect(changesOn('2026-07-01', company, [everySecond], calendar).added).toMatchObject([{ dueOn: '2028-06-30' }])
  })

  test('a day at the end of the span that is moved behind it is moved, not dropped', () => {
    const yearly = dutyFact({ stateId: 'florida', due: { kind: 'fixed', month: 12, day: 20 } })
    const calendar = calendarOn('2026-11-17', company, [yearly])
    expect(calendar.map(({ dueOn }) => dueOn)).toEqual(['2026-12-20', '2027-12-20'])
    const later = dutyFact({ stateId: 'florida', due: { kind: 'fixed', month: 12, day: 31 } })
    const { moved, ...others } = changesOn('2026-11-17', company, [later], calendar)
    expect(moved.map(({ dueOn }) => dueOn)).toEqual(['2026-12-31', '2027-12-31'])
    expect(others).toEqual({ added: [], dropped: [], revived: [] })
  })

  test('the day of a return that is announced becomes the day of the duty that waits for it', () => {
    const irpf = dutyFact({ key: 'brazil/calendar/irpf', due: { kind: 'announced' } })
    const calendar = calendarOn('2027-03-01', company, [irpf])
    expect(calendar.map(({ period, dueOn }) => [period, dueOn])).toEqual([
      [2026, null],
      [2027, null],
    ])
    const announced = { ...irpf, due: { kind: 'fixed', month: 5, day: 29 } as const }
    const { moved, ...others } = changesOn('2027-03-01', company, [announced], calendar)
    // The 2027 return stays undated, because its own announcement is not near yet.
    expect(moved.map(({ id, dueOn }) => [id, dueOn])).toEqual([['brazil/calendar/irpf 2026', '2027-05-29']])
    expect(others).toEqual({ added: [], dropped: [], revived: [] })
  })

  test('another owner changes the forms, and the first ones come back with the first owner', () => {
    const due = { kind: 'afterFiscalYearEnd', monthAfter: 4, day: 15 } as const
    const facts = [
      dutyFact({ key: 'federal/calendar/5472-1120-proforma', due }),
      dutyFact({ key: 'federal/calendar/1065', due: { ...due, monthAfter: 3 } }),
    ]
    const halves = ownerFrom('BR', 50)
    const shared = { ...company, owners: [halves, halves] }
    const before = calendarOn('2026-11-17', company, facts)
    expect(before.map(({ id }) => id)).toEqual(['federal/calendar/5472-1120-proforma 2026'])

    const shares = changesOn('2026-11-18', shared, facts, before)
    expect(shares.added).toMatchObject([{ code: 'form_1065', dueOn: '2027-03-15' }])
    expect(shares).toMatchObject({ moved: [], dropped: ['federal/calendar/5472-1120-proforma 2026'], revived: [] })

    const alone = changesOn('2026-11-19', company, facts, withChanges(before, shares))
    expect(alone.revived).toMatchObject([{ id: 'federal/calendar/5472-1120-proforma 2026', dueOn: '2027-04-15' }])
    expect(alone).toMatchObject({ added: [], moved: [], dropped: ['federal/calendar/1065 2026'] })
  })

  test('a company that grows older than half a year keeps what it has not done', () => {
    const young = dutyCompany({ formedOn: '2026-03-10' })
    const once = dutyFact({ stateId: 'florida', once: true, due: { kind: 'daysAfterFormation', days: 30 } })
    const calendar = calendarOn('2026-03-10', young, [once])
    expect(calendar.map(({ dueOn }) => dueOn)).toEqual(['2026-04-09'])
    expect(changesOn('2026-09-07', young, [once], calendar)).toEqual(nothing)
    expect(changesOn('2029-09-07', young, [once], calendar)).toEqual(nothing)
  })
})
