import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Reader } from './people.ts'
import { AGENTS, sizeOf } from './size.ts'
import { uidOf } from './words.ts'

type Ask = { owner: pg.Client; reader: Reader; registrations: number }

/** The registrations that the reader may see. */
const visible = ({ who, id }: Reader): string =>
  who === 'user' ? `r.user_id = '${id}'` : who === 'agent' ? `r.assigned_agent_id = '${id}'` : 'true'

/** The newest record that the reader may see, preferably of the typical customer, whose records are complete. */
const newest =
  (column: string, from: string, order: string) =>
  async ({ owner, reader, registrations }: Ask): Promise<string> => {
    const typical = uidOf('user', sizeOf(registrations).typicalCustomer)
    const { rows } = await owner.query<{ value: string }>(
      `select ${column} as value from ${from} where ${visible(reader)} order by r.user_id = '${typical}' desc, ${order} desc limit 1`,
    )
    if (!rows[0]) throw new Error(`${reader.name}: nothing to read in ${from}`)
    return rows[0].value
  }
const ofRegistration = (table: string): string =>
  `${table} x join business_registrations r on r.id = x.business_registration_id`
const registration = newest('r.id', 'business_registrations r', 'r.created_at')

/** A document of the registration that is used for paths. */
async function documentOf(ask: Ask): Promise<string> {
  const { rows } = await ask.owner.query<{ id: string }>(
    'select id from documents where business_registration_id = $1 order by id limit 1',
    [await registration(ask)],
  )
  if (!rows[0]) throw new Error(`${ask.reader.name}: the newest registration has no document`)
  return rows[0].id
}

/** Sample values of path parameters, by the whole path or by its beginning. */
const pathSamples: Record<string, (ask: Ask) => Promise<string>> = {
  '/api/registrations/:id': registration,
  '/api/registrations/:id/owners': newest(
    'r.id',
    `(select * from business_registrations where paid_at is not null and status <> 'rejected') r`,
    'r.created_at',
  ),
  '/api/conversations/:id': registration,
  '/api/workflows/:id': newest('x.id', ofRegistration('usa_company_workflows'), 'x.created_at'),
  '/api/documents/:id': newest('x.id', ofRegistration('documents'), 'x.created_at'),
  '/api/test-payments/:session': newest('x.id', ofRegistration('test_payment_sessions'), 'x.created_at'),
  '/api/payments/:id': newest('x.id', ofRegistration('payments'), 'x.created_at'),
  '/api/refunds/:id': newest(
    'f.id',
    'refunds f join payments x on x.id = f.payment_id join business_registrations r on r.id = x.business_registration_id',
    'f.asked_at',
  ),
  '/api/ratings/:id': newest('r.id', ofRegistration('ratings'), 'x.changed_at'),
  '/api/tickets/:id': newest(
    'r.id',
    // Tickets are read by their customer or by admins, never through a registration.
    '(select id, user_id, null::uuid as assigned_agent_id, created_at from support_tickets) r',
    'r.created_at',
  ),
  // The typical customer has companies, payments, documents and tickets.
  '/api/people/:id': async ({ registrations }) => uidOf('user', sizeOf(registrations).typicalCustomer),
  // The client with the agent's newest company, preferably the typical customer.
  '/api/clients/:id': newest('r.user_id', 'business_registrations r', 'r.created_at'),
  '/api/agents/:id': async () => uidOf('agent', 1),
  '/api/contact-messages/:id': async () => uidOf('contact', 1),
  '/api/facts/states/:id': async () => 'florida',
}

async function dayBefore(owner: pg.Client, days: number): Promise<string> {
  const { rows } = await owner.query<{ day: string }>(`select (now() - $1 * interval '1 day')::date::text as day`, [
    days,
  ])
  return rows[0]?.day ?? ''
}

/** Several filters and an order at once, for lists with many of them: common combinations, rare ones, and some that match no row. */
export const filtersTogether: Record<string, readonly Record<string, string>[]> = {
  'registrations.list': [
    { status: 'rejected', state: 'vermont' },
    { status: 'approved', type: 'llc' },
    { type: 'partnership', paid: 'false' },
    { status: 'rejected', paid: 'false' },
    { state: 'florida', status: 'in_review', paid: 'true', type: 'corporation' },
    { agent: 'none', paid: 'true' },
    { agent: 'none', status: 'pending', state: 'vermont' },
    { agent: uidOf('agent', 1), type: 'llc', status: 'documents_required' },
    { agent: uidOf('agent', 1), paid: 'false', status: 'approved' },
    { sort: 'oldest', status: 'rejected', state: 'texas' },
    { sort: 'oldest', agent: uidOf('agent', 1), paid: 'true' },
    { sort: 'waiting', paid: 'true', type: 'llc' },
    { sort: 'waiting', status: 'pending', state: 'florida' },
    { from: '2025-03-01', to: '2025-03-31', status: 'rejected', type: 'llc' },
    { to: '2025-03-31', sort: 'oldest', paid: 'false' },
  ],
  'workbench.processes': [
    { stage: 'review', state: 'vermont' },
    { stage: 'review', type: 'llc' },
    { stage: 'filing', state: 'florida', type: 'corporation' },
    { stage: 'filing', sort: 'oldest' },
    { stage: 'done', state: 'texas' },
  ],
  'clients.list': [
    { state: 'active', sort: 'name' },
    { state: 'inactive', sort: 'name' },
  ],
}

/** Sample values of filters without a closed set of values, by call and parameter: a common value and a rare one. */
const filterSamples: Record<string, (ask: Ask) => Promise<string[]>> = {
  'registrations.list state': async () => ['florida', 'vermont'],
  'registrations.list agent': async () => [uidOf('agent', 1), uidOf('agent', AGENTS)],
  'workbench.processes state': async () => ['florida', 'vermont'],
  'workbench.processes type': async () => ['llc', 'partnership'],
  'edits.list subjectId': async () => [uidOf('package', 1)],
  'answerTemplates.values document': async (ask) => [await documentOf(ask)],
  'commissions.months month': async () => ['2026-05', '2030-01'],
  'commissions.list agent': async () => [uidOf('agent', 1), uidOf('agent', AGENTS)],
  'commissions.list month': async () => ['2026-05', '2030-01'],
  'audit.list person': async () => [uidOf('agent', 1), uidOf('admin', 1)],
  'audit.list subject': async (ask) => [await registration(ask)],
  'audit.list impersonation': async () => [randomUUID()],
  'audit.list from': async () => ['2026-01-01', '2020-01-01'],
  'audit.list to': async () => ['2026-06-30', '2030-01-01'],
  'registrations.list type': async () => ['llc', 'partnership'],
  'registrations.list from': async ({ owner }) => [await dayBefore(owner, 30), await dayBefore(owner, 0)],
  'registrations.list to': async ({ owner }) => [await dayBefore(owner, 30), await dayBefore(owner, 1000)],
  'catalog.keepingCost state': async () => ['florida', 'vermont'],
  'catalog.keepingCost companyType': async () => ['llc', 'corporation'],
  'catalog.keepingCost owners': async () => ['BR-10000', 'US-5000-us.BR-5000'],
  'overview.read registrationId': async (ask) => [await registration(ask)],
}

export async function pathOf(path: string, ask: Ask): Promise<string> {
  const parameter = /:(\w+)/.exec(path)
  if (!parameter) return path
  const known = path.slice(0, parameter.index + parameter[0].length)
  const sample = pathSamples[path] ?? pathSamples[known]
  if (!sample) throw new Error(`GET ${path}: bench/scale/samples.ts does not know a value for ${known}`)
  const filled = path.replace(parameter[0], await sample(ask))
  return pathOf(filled, ask)
}

export function filterSamplesOf(call: string, parameter: string, ask: Ask): Promise<string[]> {
  const sample = filterSamples[`${call} ${parameter}`]
  if (!sample) throw new Error(`${call}: bench/scale/samples.ts has no values for its parameter ${parameter}`)
  return sample(ask)
}
