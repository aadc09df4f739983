import { expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

const ticketId = '00000000-0000-4000-8000-000000000000'

test.each([
  ['document.rejected', 'user', '/user/documents'],
  ['document.submitted', 'agent', '/agent/documents'],
  ['payment.failed', 'user', '/user/payments'],
  ['payment.disputed', 'superadmin', '/admin/processes'],
  ['registration.statusChanged', 'user', '/user/dashboard'],
  ['registration.assigned', 'user', '/user/messages'],
  ['registration.assigned', 'agent', '/agent/dashboard'],
  ['privacy.exportReady', 'agent', '/agent/account?aba=seguranca'],
  ['message.sent', 'agent', '/agent/messages'],
  ['account.erased', 'admin', '/admin/processes'],
  ['account.created', 'user', null],
  ['person.roleChanged', 'agent', null],
  ['message.sent', 'admin', null],
  ['something.else', 'user', null],
] as const)('%s leads a reader who is %s to %s', (event, reader, path) =>
  expect(destinationOf({ event, data: {} }, reader)).toBe(path),
)

test('a ticket is opened by its id, and by nothing that is none', () => {
  const to = (data: unknown, reader: 'user' | 'admin' = 'user') =>
    destinationOf({ event: 'ticket.answered', data }, reader)
  expect(to({ ticketId })).toBe(`/user/support?chamado=${ticketId}`)
  expect(to({ ticketId }, 'admin')).toBe(`/admin/support?chamado=${ticketId}`)
  for (const data of [{}, null, 'x', { ticketId: '"><script>' }, { ticketId: 7 }])
    expect(to(data)).toBe('/user/support')
})

test('a message leads to its conversation', () => {
  const data = { registrationId: ticketId }
  expect(destinationOf({ event: 'message.waiting', data }, 'user')).toBe(`/user/messages?conversa=${ticketId}`)
  expect(destinationOf({ event: 'message.waiting', data }, 'agent')).toBe(`/agent/messages?conversa=${ticketId}`)
})
