import type { Role } from '#rules/role.ts'

/** A screen and the query parameters that name the record: parameter → key in the event's data. */
type Place = { path: string; names?: Readonly<Record<string, string>> }
type Places = Partial<Record<Role, Place>>

const company = { empresa: 'registrationId' }
const process = { processo: 'registrationId' }
const office = (place: Place): Places => ({ admin: place, superadmin: place })
const processes = office({ path: '/admin/processes', names: process })
const ownDashboard: Place = { path: '/user/dashboard', names: company }
const agentProcess: Place = { path: '/agent/processes', names: process }
const ownServices: Place = { path: '/user/services', names: company }
const serviceOrders = office({ path: '/admin/service-orders' })
const talk = { conversa: 'registrationId' }
const security = (path: string): Place => ({ path: `${path}?aba=seguranca` })

/** The screens of each event: by its whole name, or else by the part before the dot. */
const places: Readonly<Record<string, Places>> = {
  'account.erased': processes,
  privacy: {
    user: security('/user/settings'),
    agent: security('/agent/account'),
    admin: security('/admin/account'),
    superadmin: security('/superadmin/account'),
  },
  order: { user: ownDashboard, ...processes },
  // Agents get the list, because the former agent gets the same event and can no longer open the registration.
  'registration.assigned': { user: { path: '/user/messages', names: talk }, agent: { path: '/agent/processes' } },
  // Admins decide about a handover on their own screen; the agent who asked gets the registration.
  'handover.asked': office({ path: '/admin/agents?aba=pedidos' }),
  'handover.declined': { agent: agentProcess },
  'agent.workHandedOver': { agent: { path: '/agent/processes' } },
  registration: { user: ownDashboard, agent: agentProcess, ...processes },
  duties: { user: { path: '/user/obligations', names: company } },
  'purchase.paid': { user: ownServices, agent: { path: '/agent/service-orders' }, ...serviceOrders },
  purchase: { user: ownServices },
  renewals: { user: ownServices },
  ratings: { user: ownDashboard },
  rating: { user: ownDashboard },
  payment: { user: { path: '/user/payments' }, ...processes },
  refund: {
    user: { path: '/user/payments' },
    agent: agentProcess,
    ...office({ path: '/admin/refunds', names: { reembolso: 'refundId' } }),
  },
  document: {
    user: { path: '/user/documents', names: { ...company, documento: 'documentId' } },
    agent: { path: '/agent/documents', names: { documento: 'documentId' } },
    ...processes,
  },
  workflow: { agent: { path: '/agent/usa-workflows', names: { fluxo: 'workflowId' } }, ...processes },
  'commission.ruleMissing': office({ path: '/admin/settings?aba=comissoes' }),
  commission: { agent: { path: '/agent/commissions' }, ...office({ path: '/admin/commissions' }) },
  message: { user: { path: '/user/messages', names: talk }, agent: { path: '/agent/messages', names: talk } },
  ticket: {
    user: { path: '/user/support', names: { chamado: 'ticketId' } },
    ...office({ path: '/admin/support', names: { chamado: 'ticketId' } }),
  },
}

/** The address of the screen that a notification opens for its reader; null when there is none. */
export function destinationOf(note: { event: string; data: unknown }, reader: Role): string | null {
  const place = (places[note.event] ?? places[note.event.split('.')[0] ?? ''])?.[reader]
  if (!place) return null
  const named = Object.entries(place.names ?? {}).flatMap(([name, key]) => {
    const id = idIn(note.data, key)
    return id ? [`${name}=${id}`] : []
  })
  return named.length > 0 ? `${place.path}?${named.join('&')}` : place.path
}

function idIn(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value: unknown = Reflect.get(data, name)
  return typeof value === 'string' && /^[\da-f-]{36}$/.test(value) ? value : undefined
}
