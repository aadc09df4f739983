import type { Role } from '../accounts/role.ts'

type Places = Partial<Record<Role, string>>
const office = (path: string): Places => ({ admin: path, superadmin: path })

/** Where each kind of event is dealt with: by its name, else by what it is about. */
const places: Readonly<Record<string, Places>> = {
  'account.erased': office('/admin/processes'),
  privacy: {
    user: '/user/settings?aba=seguranca',
    agent: '/agent/account?aba=seguranca',
    admin: '/admin/account?aba=seguranca',
    superadmin: '/superadmin/account?aba=seguranca',
  },
  order: { user: '/user/dashboard', ...office('/admin/processes') },
  'registration.assigned': { user: '/user/messages', agent: '/agent/dashboard' },
  registration: { user: '/user/dashboard', agent: '/agent/dashboard', ...office('/admin/processes') },
  payment: { user: '/user/payments', ...office('/admin/processes') },
  document: { user: '/user/documents', agent: '/agent/documents', ...office('/admin/processes') },
  message: { user: '/user/messages', agent: '/agent/messages' },
  ticket: { user: '/user/support', ...office('/admin/support') },
}

/** What the screen opens at once: the name in its address, and in the data of the event. */
const opened: Readonly<Record<string, { query: string; id: string }>> = {
  ticket: { query: 'chamado', id: 'ticketId' },
  message: { query: 'conversa', id: 'registrationId' },
}

/** The screen a notification leads its reader to; null where there is nothing further to see. */
export function destinationOf(note: { event: string; data: unknown }, reader: Role): string | null {
  const subject = note.event.split('.')[0] ?? ''
  const path = (places[note.event] ?? places[subject])?.[reader]
  if (!path) return null
  const opens = opened[subject]
  const id = opens && idIn(note.data, opens.id)
  return id ? `${path}?${opens.query}=${id}` : path
}

function idIn(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value: unknown = Reflect.get(data, name)
  return typeof value === 'string' && /^[\da-f-]{36}$/.test(value) ? value : undefined
}
