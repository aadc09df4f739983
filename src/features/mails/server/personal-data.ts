import { sql } from 'kysely'
import { byAddress, either, naming, own, type PersonalData } from '#server/personal-table.ts'

const aboutContacts = naming(
  'contactMessageId',
  ({ email, emailVerified }) =>
    sql`select id::text from contact_messages where ${emailVerified}::boolean and lower(email) = ${email}`,
)
const aboutTickets = naming('ticketId', ({ id }) => sql`select id::text from support_tickets where user_id = ${id}`)

export const personalData = {
  outbox_mails: {
    file: 'e-mails',
    about: {
      pt_BR: 'E-mails que enviamos a você: tipo e hora.',
      en_US: 'E-mails that we sent you: kind and time.',
      es_ES: 'Correos que te hemos enviado: tipo y hora.',
    },
    columns: ['created_at', 'template', 'sent_at'],
    rows: either(own('user_id'), byAddress('to_address')),
    erase: 'rows',
    alsoErase: [aboutContacts, aboutTickets],
  },
} satisfies PersonalData
