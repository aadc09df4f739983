import { expect, test } from 'vitest'
import type { Role } from '#rules/role.ts'
import { destinationOf } from './destination.ts'

const id = '00000000-0000-4000-8000-000000000000'

test.each([
  ['document.rejected', 'user', '/user/documents'],
  ['document.submitted', 'agent', '/agent/documents'],
  ['payment.failed', 'user', '/user/payments'],
  ['payment.disputed', 'superadmin', '/admin/processes'],
  ['registration.statusChanged', 'user', '/user/dashboard'],
  ['duties.due', 'user', '/user/obligations'],
  ['registration.assigned', 'user', '/user/messages'],
  ['registration.assigned', 'agent', '/agent/processes'],
  ['privacy.exportReady', 'agent', '/agent/account?aba=seguranca'],
  ['message.sent', 'agent', '/agent/messages'],
  ['handover.asked', 'admin', '/admin/agents?aba=pedidos'],
  ['handover.declined', 'agent', '/agent/processes'],
  ['agent.workHandedOver', 'agent', '/agent/processes'],
  ['account.erased', 'admin', '/admin/processes'],
  ['commission.paid', 'agent', '/agent/commissions'],
  ['commission.ruleMissing', 'admin', '/admin/settings?aba=comissoes'],
  ['account.created', 'user', null],
  ['person.roleChanged', 'agent', null],
  ['message.sent', 'admin', null],
  ['something.else', 'user', null],
] as const)('%s leads a reader who is %s to %s', (event, reader, path) =>
  expect(destinationOf({ event, data: {} }, reader)).toBe(path),
)

test('a record is opened by its id, and by nothing that is none', () => {
  const [registrationId, documentId] = [id.replace(/0$/, '1'), id.replace(/0$/, '2')]
  const about = { ticketId: id, registrationId, documentId }
  const to = (event: string, reader: Role, data: unknown = about) => destinationOf({ event, data }, reader)
  expect(to('ticket.answered', 'user')).toBe(`/user/support?chamado=${id}`)
  expect(to('ticket.created', 'admin')).toBe(`/admin/support?chamado=${id}`)
  expect(to('message.waiting', 'agent')).toBe(`/agent/messages?conversa=${registrationId}`)
  expect(to('document.rejected', 'user')).toBe(`/user/documents?empresa=${registrationId}&documento=${documentId}`)
  expect(to('document.submitted', 'agent')).toBe(`/agent/documents?documento=${documentId}`)
  expect(to('payment.disputed', 'superadmin')).toBe(`/admin/processes?processo=${registrationId}`)
  expect(to('registration.assigned', 'agent')).toBe('/agent/processes')
  for (const data of [{}, null, 'x', { ticketId: '"><script>' }, { ticketId: 7 }])
    expect(to('ticket.answered', 'user', data)).toBe('/user/support')
})
