import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registrationStatuses } from './status.ts'
import { type Case, type Medians, medianOf, rankUrgent, reasonsOf } from './urgency.ts'

const now = new Date('2026-07-01T12:00:00Z')
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
const quiet: Case = {
  id: 'quiet',
  status: 'in_review',
  paid: true,
  createdAt: ago(30),
  filingUntil: null,
  documents: 0,
  documentsSince: null,
  unread: 0,
  unreadSince: null,
  notSent: 0,
  notSentSince: null,
  standsSince: ago(1),
}
const usual: Medians = { pending: 1, in_review: 4, documents_required: 10 }
const of = (given: Partial<Case>): Case => ({ ...quiet, ...given })

describe('reasons', () => {
  test.each<[string, Partial<Case>, unknown[]]>([
    ['nothing waits', {}, []],
    ['its time has run out', { filingUntil: ago(3.5) }, [{ kind: 'overdue', days: 3 }]],
    ['its time runs out later', { filingUntil: ago(-0.1) }, []],
    ['it ran out, but the company is approved', { filingUntil: ago(3), status: 'approved' }, []],
    ['two papers wait', { documents: 2, documentsSince: ago(2) }, [{ kind: 'documents', count: 2, days: 2 }]],
    ['a message waits', { unread: 1, unreadSince: ago(0.2) }, [{ kind: 'unread', count: 1, days: 0 }]],
    ['a paper did not come in time', { notSent: 1, notSentSince: ago(3.2) }, [{ kind: 'not_sent', count: 1, days: 3 }]],
    ['it is not needed any more', { notSent: 1, notSentSince: ago(3), status: 'approved' }, []],
    [
      'longer than usual',
      { standsSince: ago(4.9), status: 'pending' },
      [{ kind: 'slow', status: 'pending', days: 4, median: 1 }],
    ],
    ['as long as usual', { standsSince: ago(4.5) }, []],
    [
      'no step for too long',
      { standsSince: ago(12) },
      [{ kind: 'standing', status: 'in_review', days: 12, median: 4 }],
    ],
    [
      'the customer has to send papers',
      { standsSince: ago(12), status: 'documents_required' },
      [{ kind: 'slow', status: 'documents_required', days: 12, median: 10 }],
    ],
    ['the customer has not paid', { standsSince: ago(40), paid: false }, []],
    ['decided', { standsSince: ago(40), status: 'rejected' }, []],
  ])('%s', (_, given, reasons) => expect(reasonsOf(of(given), now, usual)).toEqual(reasons))

  test('without a median only the days that are too many count', () => {
    expect(reasonsOf(of({ standsSince: ago(4) }), now, {})).toEqual([])
    expect(reasonsOf(of({ standsSince: ago(6) }), now, {})).toEqual([
      { kind: 'standing', status: 'in_review', days: 6, median: null },
    ])
  })

  test('the strongest comes first', () => {
    const all = of({
      filingUntil: ago(1),
      documents: 1,
      documentsSince: ago(1),
      unread: 3,
      unreadSince: ago(1),
      notSent: 1,
      notSentSince: ago(1),
      standsSince: ago(9),
    })
    expect(reasonsOf(all, now, usual).map(({ kind }) => kind)).toEqual([
      'overdue',
      'documents',
      'standing',
      'unread',
      'not_sent',
    ])
  })
})

test('overdue before waiting, before unread, before what the customer owes, before slow; what is not urgent does not stand there', () => {
  const cases = [
    of({ id: 'slow', status: 'documents_required', standsSince: ago(40) }),
    of({ id: 'owed', notSent: 2, notSentSince: ago(30) }),
    of({ id: 'unread', unread: 9, unreadSince: ago(9) }),
    of({ id: 'quiet' }),
    of({ id: 'papers', documents: 1, documentsSince: ago(20) }),
    of({ id: 'stands', standsSince: ago(21) }),
    of({ id: 'late today', filingUntil: ago(0.1) }),
    of({ id: 'late', filingUntil: ago(2) }),
  ]
  expect(rankUrgent(cases, now, usual).map(({ id }) => id)).toEqual([
    'late',
    'late today',
    'stands',
    'papers',
    'unread',
    'owed',
    'slow',
  ])
})

test.each([
  [[1, 2, 3, 4, 5], 3],
  [[5, 1, 2, 9, 3, 4], 4],
  [[0.2, 0.2, 0.4, 0.4, -1], 0],
  [[1, 2, 3, 4], undefined],
])('the median of %j is %j', (days, median) => expect(medianOf(days)).toBe(median))

const days = fc.integer({ min: 0, max: 60 })
const maybe = fc.option(days, { nil: null })
const anyCase = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom(...registrationStatuses),
    paid: fc.boolean(),
    created: days,
    late: fc.option(fc.integer({ min: -20, max: 60 }), { nil: null }),
    documents: fc.integer({ min: 0, max: 9 }),
    documentsFor: days,
    unread: fc.integer({ min: 0, max: 9 }),
    unreadFor: days,
    notSent: fc.integer({ min: 0, max: 9 }),
    notSentFor: days,
    stands: maybe,
  })
  .map(
    (drawn): Case => ({
      id: drawn.id,
      status: drawn.status,
      paid: drawn.paid,
      createdAt: ago(drawn.created),
      filingUntil: drawn.late === null ? null : ago(drawn.late),
      documents: drawn.documents,
      documentsSince: drawn.documents > 0 ? ago(drawn.documentsFor) : null,
      unread: drawn.unread,
      unreadSince: drawn.unread > 0 ? ago(drawn.unreadFor) : null,
      notSent: drawn.notSent,
      notSentSince: drawn.notSent > 0 ? ago(drawn.notSentFor) : null,
      standsSince: drawn.stands === null ? null : ago(drawn.stands),
    }),
  )
const anyMedians = fc.record({ pending: days, in_review: days, documents_required: days }, { requiredKeys: [] })

test('whatever order the cases come in, they stand in one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyCase, { selector: ({ id }) => id }), anyMedians, (cases, medians) => {
      const ranked = rankUrgent(cases, now, medians as Medians)
      expect(rankUrgent([...cases].reverse(), now, medians as Medians)).toEqual(ranked)
      // Two neighbours ranked alone keep the order that they have in the whole list.
      for (let n = 1; n < ranked.length; n++) {
        const pair = cases.filter(({ id }) => id === ranked[n - 1]?.id || id === ranked[n]?.id)
        expect(rankUrgent(pair, now, medians as Medians).map(({ id }) => id)).toEqual([
          ranked[n - 1]?.id,
          ranked[n]?.id,
        ])
      }
    }),
  )
})

const longer = (since: Date | null, more: number): Date | null =>
  since === null ? null : new Date(since.getTime() - more * 86_400_000)
const worse: Record<string, (one: Case, more: number) => Case> = {
  late: (one, more) => ({ ...one, filingUntil: longer(one.filingUntil, more) }),
  papers: (one, more) => ({ ...one, documents: one.documents + more, documentsSince: one.documentsSince ?? now }),
  'papers for longer': (one, more) => ({ ...one, documentsSince: longer(one.documentsSince, more) }),
  messages: (one, more) => ({ ...one, unread: one.unread + more, unreadSince: one.unreadSince ?? now }),
  'messages for longer': (one, more) => ({ ...one, unreadSince: longer(one.unreadSince, more) }),
  'papers owed': (one, more) => ({ ...one, notSent: one.notSent + more, notSentSince: one.notSentSince ?? now }),
  'papers owed for longer': (one, more) => ({ ...one, notSentSince: longer(one.notSentSince, more) }),
  'standing for longer': (one, more) => ({ ...one, standsSince: longer(one.standsSince, more) }),
}
test.each(Object.entries(worse))('a case that is worse in one thing (%s) never stands lower', (_, worsen) => {
  fc.assert(
    fc.property(anyCase, anyMedians, fc.integer({ min: 1, max: 30 }), (one, medians, more) => {
      const other = { ...worsen(one, more), id: `${one.id}-worse` }
      const ranked = rankUrgent([one, other], now, medians as Medians).map(({ id }) => id)
      const before = ranked.indexOf(one.id)
      if (before < 0) return
      const after = ranked.indexOf(other.id)
      expect(after).toBeGreaterThanOrEqual(0)
      // Cases with equal reasons are ordered by their ids.
      const reasons = (of: Case) => JSON.stringify(reasonsOf(of, now, medians as Medians))
      if (reasons(one) !== reasons(other)) expect(after).toBeLessThan(before)
    }),
  )
})
