import { expect, test } from 'vitest'
import type { NotificationCategory } from '#features/notifications/rules/category.ts'
import type { FactsOf, NotificationKind, Told } from '#features/notifications/rules/kinds.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { ticketStatuses } from '#features/tickets/rules/ticket.ts'
import { languages } from '#rules/language/preferences.ts'
import { foreignWords, ownWords } from '#tests/support/foreign-words.ts'
import { categoryOfTold, companyIn, notificationText, toldBy } from './catalog.ts'

const company = 'Ipe LLC'
const paper = { company, document: 'Documento de identidade: Rui Melo', documentType: 'identification' } as const
const service = { company, service: 'Tradução certificada' }
const duty = { company, duty: 'Relatorio', usName: 'Annual Report', dueOn: '2027-05-01' }

/** Every kind with all facts that change its text, and the tab that lists it (D10). */
const samples: { [K in NotificationKind]: [NotificationCategory, FactsOf<K>][] } = {
  welcome: [['general', {}]],
  roleChanged: [
    ['general', { to: 'user' }],
    ['general', { to: 'agent' }],
    ['general', { to: 'admin' }],
    ['general', { to: 'superadmin' }],
  ],
  exportReady: [['general', {}]],
  exportFailed: [['general', {}]],
  ownerErased: [['general', {}]],
  agentErased: [
    ['general', { left: 1 }],
    ['general', { left: 3 }],
  ],
  orderReceived: [
    ['payment', { company, free: false }],
    ['general', { company, free: true }],
  ],
  paymentConfirmed: [
    ['payment', { company, papers: 0 }],
    ['payment', { company, papers: 1 }],
    ['payment', { company, papers: 3 }],
  ],
  orderWaits: [['general', { company }]],
  paymentFailed: [['payment', { company }]],
  paymentRefunded: [['payment', { company, refundedCents: 12_345 }]],
  refundReturned: [['payment', { company, amountCents: 12_345 }]],
  refundReturnedForOffice: [['payment', { company, amountCents: 12_345 }]],
  paymentUnexpected: [['payment', { company, amountCents: 12_345 }]],
  paymentUnexpectedForOffice: [['payment', { company, amountCents: 12_345 }]],
  upgradeFell: [['payment', { company, plan: 'X-1', upgrade: 'X-2', amountCents: 12_345 }]],
  upgradeFellForOffice: [['payment', { company, plan: 'X-1', upgrade: 'X-2', amountCents: 12_345 }]],
  paymentDisputed: [['payment', { company }]],
  refundReceived: [['payment', { company, amountCents: 12_345 }]],
  ratingAsked: [
    ['general', { company, again: false }],
    ['general', { company, again: true }],
  ],
  ratingReplied: [['general', { company }]],
  ratingHidden: [
    ['general', { company, reason: '' }],
    ['general', { company, reason: 'Cita outra pessoa.' }],
  ],
  refundAsked: [['payment', { company, amountCents: 12_345 }]],
  refundAskedForAgent: [['payment', { company }]],
  refundWithdrawn: [['payment', { company }]],
  withdrawalReceived: [['payment', { company, amountCents: 12_345 }]],
  withdrawalForAgent: [['payment', { company }]],
  withdrawalDeclared: [
    ['payment', { company, amountCents: 12_345, filed: false, fileNumber: '', formedOn: null, keptCents: 0 }],
    ['payment', { company, amountCents: 12_345, filed: true, fileNumber: '', formedOn: null, keptCents: 12_500 }],
    [
      'payment',
      { company, amountCents: 12_345, filed: true, fileNumber: 'L26-1', formedOn: '2026-05-09', keptCents: 12_500 },
    ],
  ],
  refundRefused: [
    ['payment', { company, reason: 'X-1' }],
    ['payment', { company, reason: '' }],
  ],
  refundDeclined: [['payment', { company }]],
  refundFailed: [['payment', { company, amountCents: 12_345 }]],
  orderRefunded: [['payment', { company }]],
  documentSubmitted: [['document', { company }]],
  documentApproved: [['document', paper]],
  documentsApproved: [
    ['document', { company, documents: [paper, { document: 'Alvará', documentType: 'license' }] }],
    ['document', { company, documents: Array.from({ length: 8 }, () => ({ ...paper, document: 'W'.repeat(200) })) }],
  ],
  documentRejected: [['document', { ...paper, reason: 'X-1' }]],
  documentRequested: [['document', paper]],
  documentAdded: [['document', paper]],
  // The text of `documents_required` is about documents, so it belongs to that category.
  statusChanged: registrationStatuses.map((to) => [
    to === 'documents_required' ? 'document' : 'status',
    { company, to, reason: 'X-1' },
  ]),
  statusChangedForAgent: registrationStatuses.map((to) => [
    to === 'documents_required' ? 'document' : 'status',
    { company, to },
  ]),
  commissionEarned: [['general', { company, totalCents: 12_345 }]],
  commissionReversed: [['general', { company, totalCents: 12_345 }]],
  commissionPaid: [
    ['general', { count: 1, totalCents: 12_345 }],
    ['general', { count: 3, totalCents: 12_345 }],
    ['general', { count: 1, totalCents: -12_345 }],
  ],
  commissionWithoutRule: [['general', { company, companyType: 'LLC', stateCode: 'FL' }]],
  agentAssigned: [['general', { company, agent: 'Rui' }]],
  processReceived: [['general', { company }]],
  processTaken: [['general', { company }]],
  workReceived: [
    ['general', { count: 1 }],
    ['general', { count: 40 }],
  ],
  workTaken: [
    ['general', { count: 1 }],
    ['general', { count: 40 }],
  ],
  handoverAsked: [['general', { company, agent: 'Rui' }]],
  einFollowUp: [['general', { company }]],
  handoverDeclined: [['general', { company, reason: 'X-1' }]],
  companyRecorded: [['general', { company }]],
  messageWaiting: [
    ['general', { company, unread: 1 }],
    ['general', { company, unread: 4 }],
  ],
  ticketReceived: [['general', {}]],
  ticketContinued: ticketStatuses.map((from) => ['general', { from }]),
  ticketAnswered: [['general', {}]],
  ticketMoved: ticketStatuses.map((to) => ['general', { to }]),
  deadlineNear: [
    ['general', { ...duty, daysLeft: 0 }],
    ['general', { ...duty, daysLeft: 1, usName: '' }],
    ['general', { ...duty, daysLeft: 30 }],
  ],
  deadlineOver: [['general', duty]],
  serviceOrdered: [['payment', service]],
  serviceWaits: [['general', service]],
  serviceDone: [['general', service]],
  planUpgraded: [['general', { company, plan: 'X-1' }]],
  renewalNear: [['general', { ...service, dueOn: '2027-05-01', daysLeft: 14, totalCents: 12_500 }]],
  dissolutionTakenBack: [['general', { company, dissolvedOn: '2027-05-01', reason: 'X-1' }]],
  deadlineMoved: [
    ['general', { ...duty, from: '2027-05-01', to: '2027-06-01' }],
    ['general', { ...duty, from: null, to: '2027-06-01', usName: '' }],
    ['general', { ...duty, from: '2027-05-01', to: null }],
  ],
}
const all = Object.entries(samples).flatMap(([kind, rows]) =>
  rows.map(([category, facts]) => ({ kind, category, told: { kind, facts } as Told })),
)
const both = (told: Told, language: (typeof languages)[number]): string => {
  const { title, message } = notificationText(told, language)
  return `${title}: ${message}`
}

test.each(all)('$kind stands in the tab $category, whatever the names in it are', ({ category, told }) => {
  expect(categoryOfTold(told)).toBe(category)
  const odd = JSON.parse(JSON.stringify(told).replaceAll(company, 'Documento Status Pagamento LLC'))
  expect(categoryOfTold(odd)).toBe(category)
})

test.each(all)('$kind says the same in each language, without a word of another', ({ told }) => {
  const texts = languages.map((language) => {
    const text = both(told, language)
    expect([text, foreignWords(text, language)]).toEqual([text, []])
    expect(ownWords(text, language)).not.toEqual([])
    expect(text).not.toMatch(/undefined|\[object|\$\{/)
    return text
  })
  expect(new Set(texts).size).toBe(3)
})

test.each(all)('$kind fits where it is stored, also with the longest names', ({ told }) => {
  const long = { company: 'W'.repeat(200), document: 'W'.repeat(120), reason: 'W'.repeat(601), agent: 'W'.repeat(200) }
  const facts = Object.fromEntries(
    Object.entries(told.facts).map(([name, value]) => [name, Reflect.get(long, name) ?? value]),
  )
  for (const language of languages) {
    const { title, message } = notificationText({ ...told, facts } as Told, language)
    expect(title.length).toBeLessThanOrEqual(80)
    expect(message.length).toBeLessThanOrEqual(2000)
  }
})

test.each(all.filter(({ told }) => companyIn(told)))('$kind names the company', ({ told }) => {
  for (const language of languages) expect(both(told, language)).toContain(company)
})

test('a refusal says why and what to do next', () => {
  const rejected = { kind: 'documentRejected', facts: { ...paper, reason: 'Foto cortada' } } as const
  expect(languages.map((language) => notificationText(rejected, language).message)).toEqual([
    'Não pudemos aceitar “Documento de identidade: Rui Melo”, da Ipe LLC. Motivo: “Foto cortada”. Próximo passo: envie outro arquivo em Documentos.',
    'We could not accept “Identity document: Rui Melo”, for Ipe LLC. Reason: “Foto cortada”. Next step: send another file in Documents.',
    'No hemos podido aceptar «Documento de identidad: Rui Melo», de Ipe LLC. Motivo: «Foto cortada». Siguiente paso: envía otro archivo en Documentos.',
  ])
  const closed = { kind: 'statusChanged', facts: { company, to: 'rejected', reason: '' } } as const
  expect(notificationText(closed, 'pt_BR').message).toBe(
    'O registro da Ipe LLC não foi aceito. Próximo passo: fale com o seu agente em Mensagens.',
  )
})

test('money and days are written in the way of the language', () => {
  const refund = { kind: 'paymentRefunded', facts: { company, refundedCents: 12_345 } } as const
  const near = { kind: 'deadlineNear', facts: { ...duty, daysLeft: 30 } } as const
  expect(both(refund, 'en_US')).toContain('$123.45')
  expect(both(refund, 'es_ES')).toContain('123,45')
  expect(both(near, 'en_US')).toContain('Annual Report: Ipe LLC has until May 1, 2027 (in 30 days)')
  expect(both(near, 'es_ES')).toContain('hasta el 1 de mayo de 2027 (en 30 días)')
})

test('a row of another version tells nothing: it shows the words that it was stored with', () => {
  expect(toldBy({ kind: null, facts: null })).toBeUndefined()
  expect(toldBy({ kind: 'somethingNewer', facts: {} })).toBeUndefined()
  expect(toldBy({ kind: 'constructor', facts: {} })).toBeUndefined()
  expect(toldBy({ kind: 'paymentFailed', facts: { company: 7 } })).toBeUndefined()
  expect(toldBy({ kind: 'paymentFailed', facts: { company, more: 1 } })).toEqual({
    kind: 'paymentFailed',
    facts: { company },
  })
})
