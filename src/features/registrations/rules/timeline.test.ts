import { describe, expect, test } from 'vitest'
import type { NextAction } from './next-step.ts'
import type { RegistrationStatus } from './status.ts'
import { progressOf, type Reached, timelineOf } from './timeline.ts'
import { expectedRange, readProcessingTime } from './timeline-range.ts'

const at = (day: string) => new Date(`2026-03-${day}T15:00:00Z`)
const nothing: Reached = {
  ordered: at('02'),
  paid: null,
  assigned: null,
  documents: null,
  filing: null,
  finished: null,
}
type Given = { status?: RegistrationStatus; reached?: Partial<Reached>; now?: Date; processingTime?: string }
const journey = (action: NextAction, { status = 'in_review', reached = {}, ...more }: Given = {}) =>
  timelineOf({
    status,
    action,
    reached: { ...nothing, ...reached },
    processingTime: '3 semanas',
    reason: null,
    now: at('10'),
    ...more,
  })
const shown = (...given: Parameters<typeof journey>) =>
  journey(...given).stages.map(
    ({ stage, state, at: when }) => `${stage} ${state}${when ? ` ${when.getUTCDate()}` : ''}`,
  )

describe('stages', () => {
  test('an unpaid order waits for the payment, and nothing is promised', () => {
    expect(shown('pay', { status: 'pending' })).toEqual([
      'ordered done 2',
      'paid current',
      'assigned upcoming',
      'documents upcoming',
      'filing upcoming',
      'approved upcoming',
    ])
    expect(journey('pay', { status: 'pending' })).toMatchObject({ turn: 'customer', expected: null, late: null })
  })

  test('documents are the present stage while something is missing, even before there is an agent', () => {
    expect(shown('send', { status: 'pending', reached: { paid: at('03') } }).slice(1, 4)).toEqual([
      'paid done 3',
      'assigned upcoming',
      'documents current',
    ])
  })

  test('while the team has to move, the first stage without a date is the present one', () => {
    const paid = { paid: at('03') }
    expect(shown('wait', { status: 'pending', reached: paid })[2]).toBe('assigned current')
    const assigned = { ...paid, assigned: at('04') }
    expect(shown('wait', { reached: assigned })[3]).toBe('documents current')
    const approved = { ...assigned, documents: at('06') }
    expect(shown('wait', { reached: approved }).slice(3, 5)).toEqual(['documents done 6', 'filing current'])
    expect(journey('wait', { reached: approved }).turn).toBe('team')
  })

  test('with the state', () => {
    const reached = { paid: at('03'), assigned: at('04'), documents: at('06'), filing: at('07') }
    expect(shown('waitState', { reached }).slice(4)).toEqual(['filing current', 'approved upcoming'])
    expect(journey('waitState', { reached }).turn).toBe('state')
  })

  test('an approved company has nothing ahead', () => {
    const timeline = shown('done', { status: 'approved', reached: { paid: at('03'), finished: at('09') } })
    expect(timeline.every((stage) => stage.includes(' done'))).toBe(true)
    expect(timeline.at(-1)).toBe('approved done 9')
    expect(journey('done', { status: 'approved' }).turn).toBeNull()
  })

  test('a rejected one shows how far it came and when it ended', () => {
    const reached = { paid: at('03'), assigned: at('04'), finished: at('09') }
    expect(shown('rejected', { status: 'rejected', reached })).toEqual([
      'ordered done 2',
      'paid done 3',
      'assigned done 4',
      'rejected done 9',
    ])
  })
})

describe('progress', () => {
  const paid = { paid: at('03') }
  const filed = { ...paid, assigned: at('04'), documents: at('06'), filing: at('07') }
  test.each([
    ['ordered', 'pay', { status: 'pending' }, 25],
    ['third of six stages', 'wait', { status: 'pending', reached: paid }, 33],
    ['papers to send before there is an agent', 'send', { status: 'pending', reached: paid }, 33],
    ['papers sent back', 'resend', { reached: { ...paid, assigned: at('04') } }, 50],
    ['with the state', 'waitState', { reached: filed }, 67],
    ['filed', 'wait', { reached: filed }, 83],
    ['approved', 'done', { status: 'approved', reached: { finished: at('09') } }, 100],
    ['rejected where it was', 'rejected', { status: 'rejected', reached: { ...paid, finished: at('09') } }, 33],
    ['refunded', 'refunded', { reached: { ...paid, assigned: at('04') } }, 33],
  ] as const)('%s: as many of six as are ticked, a quarter at least', (_, action, given, percent) => {
    const { stages } = journey(action, given)
    expect(progressOf(stages)).toBe(percent)
    const ticked = stages.filter(({ stage, state }) => state === 'done' && stage !== 'rejected').length
    expect(percent).toBe(Math.max(25, Math.round((100 * ticked) / 6)))
  })
})

describe('time', () => {
  test.each([
    ['3 semanas', { least: 21, most: 21, businessDays: false }],
    ['9 dias úteis', { least: 9, most: 9, businessDays: true }],
    ['3-5 dias úteis', { least: 3, most: 5, businessDays: true }],
    ['De 2 a 4 semanas', { least: 14, most: 28, businessDays: false }],
    ['até 1 mês', { least: 30, most: 30, businessDays: false }],
    ['1 dia', { least: 1, most: 1, businessDays: false }],
    ['Sob consulta', null],
    ['24 horas', null],
    ['', null],
  ])('%j', (text, time) => expect(readProcessingTime(text)).toEqual(time))

  test('working days skip the weekend of São Paulo', () => {
    // Friday, 22:00 in São Paulo, which is already Saturday in UTC.
    const friday = new Date('2026-03-07T01:00:00Z')
    const range = expectedRange(friday, { least: 1, most: 5, businessDays: true })
    expect(range.from).toEqual(new Date('2026-03-10T01:00:00Z'))
    expect(range.to).toEqual(new Date('2026-03-14T01:00:00Z'))
  })

  test('late once the expected day is over, with whoever is waited for and what the team wrote', () => {
    const reached = { paid: at('03') }
    const inTime = { reached, processingTime: '7 dias', now: at('10') }
    expect(journey('send', inTime).late).toBeNull()
    const day = { ...inTime, now: new Date(at('10').getTime() + 1) }
    expect(journey('send', day).late).toEqual({ days: 1, because: 'documents', reason: null })
    const reasons = (['resend', 'wait', 'waitState'] as const).map((action) => journey(action, day).late?.because)
    expect(reasons).toEqual(['rejected_documents', 'team', 'state'])
    expect(journey('done', { ...day, status: 'approved' }).late).toBeNull()
    expect(journey('wait', { ...day, processingTime: 'Sob consulta' }).late).toBeNull()
  })
})
