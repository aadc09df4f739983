import { sql } from 'kysely'
import { naming, own, type PersonalData, type Rows } from '#server/personal-table.ts'

/** The person's notifications, except those about a company of which they are neither customer nor agent (S26). */
const ofOwnCompanies: Rows = ({ id }) =>
  sql`(t.user_id = ${id} and (not coalesce(t.data ? 'registrationId', false) or exists (
    select from business_registrations r
    where r.id = (t.data->>'registrationId')::uuid and ${id}::uuid in (r.user_id, r.assigned_agent_id))))`

const aboutOrders = naming(
  'registrationId',
  ({ id }) => sql`select id::text from business_registrations where user_id = ${id}`,
)
const aboutTickets = naming('ticketId', ({ id }) => sql`select id::text from support_tickets where user_id = ${id}`)
/** Notifications that name the person as the agent. */
const namingAgent: Rows = ({ id }) => sql`t.data->>'agentId' = ${id}::text`

export const personalData = {
  notifications: {
    file: 'avisos',
    about: {
      pt_BR: 'Avisos que você recebeu no painel, menos os de empresas que não são suas nem estão com você.',
      en_US:
        'Notices that you received on your dashboard, without those about companies that are neither yours nor in your hands.',
      es_ES: 'Avisos que has recibido en el panel, menos los de empresas que no son tuyas ni están contigo.',
    },
    columns: ['created_at', 'title', 'message', 'facts', 'read'],
    rows: ofOwnCompanies,
    erase: 'rows',
    // Notifications of `registration.ownerErased` stay: they only say that an order was closed, nothing about the person.
    alsoErase: [
      own('user_id'),
      (person) => sql`t.event <> 'registration.ownerErased' and ${aboutOrders(person)}`,
      aboutTickets,
      namingAgent,
    ],
  },
} satisfies PersonalData
