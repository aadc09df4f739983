import { expect, test } from 'vitest'
import { notificationTexts as texts } from './catalog.ts'
import { categoryOf, type NotificationCategory } from './category.ts'

// What each event says stands in the tab where people look for it (D10).
const expected: [NotificationCategory, { title: string; message: string }[]][] = [
  [
    'document',
    [
      texts.documentSubmitted(),
      texts.documentApproved('Passaporte'),
      texts.documentRejected('Passaporte'),
      texts.documentRequested('Contrato'),
      texts.documentAdded('Licença'),
    ],
  ],
  [
    'status',
    (['pending', 'in_review', 'approved', 'rejected', 'documents_required'] as const).flatMap((to) =>
      // The text of `documents_required` is about documents, so it belongs to that category.
      to === 'documents_required' ? [] : [texts.statusChanged(to)],
    ),
  ],
  [
    'payment',
    [texts.paymentConfirmed(), texts.paymentFailed(), texts.paymentRefunded(12_345), texts.paymentDisputed()],
  ],
  [
    'general',
    [
      texts.welcome(),
      texts.orderWaits('Jequitibá LLC'),
      texts.agentAssigned('Rui', 'Jequitibá LLC'),
      texts.processReceived('Jequitibá LLC'),
      texts.processTaken('Jequitibá LLC'),
      texts.companyRecorded('Jequitibá LLC'),
      texts.ticketReceived(),
      texts.ticketContinued('encerrado'),
      texts.ticketContinued('respondido'),
      texts.ticketAnswered(),
      texts.ticketMoved('encerrado'),
      texts.ticketMoved('aberto'),
    ],
  ],
]

for (const [category, notes] of expected)
  test.each(notes)(`$title: ${category}`, (note) => expect(categoryOf(note)).toBe(category))
