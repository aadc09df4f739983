import { expect, test } from 'vitest'
import { afterReply, canMoveTicket, canReply, reopenedTicket, ticketStatuses } from './ticket.ts'

test('the team closes an open or answered ticket and opens a closed one again', () => {
  const moves = ticketStatuses.flatMap((from) =>
    ticketStatuses.filter((to) => canMoveTicket(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(moves).toEqual([
    'aberto → encerrado',
    'respondido → encerrado',
    'encerrado → aberto',
    'encerrado → respondido',
  ])
  for (const answered of [true, false]) expect(canMoveTicket('encerrado', reopenedTicket(answered))).toBe(true)
})

test('the customer may always go on, the team not in a closed one', () => {
  expect(ticketStatuses.filter((status) => canReply(status, false))).toEqual([...ticketStatuses])
  expect(ticketStatuses.filter((status) => canReply(status, true))).toEqual(['aberto', 'respondido'])
})

test('whose turn it is follows from who wrote last', () => {
  expect([afterReply(true), afterReply(false)]).toEqual(['respondido', 'aberto'])
})
