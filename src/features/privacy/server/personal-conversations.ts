import { sql } from 'kysely'
import {
  aboutContacts,
  aboutOrders,
  aboutTickets,
  byAddress,
  either,
  namingAgent,
  ofContacts,
  ofMessages,
  ofOrders,
  ofTickets,
  own,
  type PersonalTables,
  type Rows,
} from './personal-table.ts'

/** The person's notifications, except those about a company of which they are neither customer nor agent (S26). */
const ofOwnCompanies: Rows = ({ id }) =>
  sql`(t.user_id = ${id} and (not coalesce(t.data ? 'registrationId', false) or exists (
    select from business_registrations r
    where r.id = (t.data->>'registrationId')::uuid and ${id}::uuid in (r.user_id, r.assigned_agent_id))))`

/** Notifications, mails and conversations. Replies come before what they refer to, as the order of erasing needs (personal-data.ts). */
export const conversationTables: PersonalTables<
  | 'notifications'
  | 'outbox_mails'
  | 'contact_replies'
  | 'contact_messages'
  | 'support_replies'
  | 'support_tickets'
  | 'message_attachments'
  | 'messages'
> = {
  notifications: {
    file: 'avisos',
    about: 'Avisos que você recebeu no painel, menos os de empresas que não são suas nem estão com você.',
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
  outbox_mails: {
    file: 'e-mails',
    about: 'E-mails que enviamos a você: tipo e hora.',
    columns: ['created_at', 'template', 'sent_at'],
    rows: either(own('user_id'), byAddress('to_address')),
    erase: 'rows',
    alsoErase: [aboutContacts, aboutTickets],
  },
  contact_replies: {
    file: 'contato-respostas',
    about: 'Respostas às mensagens do formulário de contato.',
    columns: ['contact_message_id', 'created_at', 'message'],
    names: { autor: 'author_id' },
    rows: ofContacts,
    erase: 'rows',
  },
  contact_messages: {
    file: 'contato-mensagens',
    about: 'Mensagens do formulário de contato enviadas com o seu e-mail confirmado.',
    columns: ['id', 'created_at', 'nome', 'email', 'telefone', 'assunto', 'mensagem', 'status'],
    rows: byAddress('email'),
    erase: 'rows',
  },
  support_replies: {
    file: 'chamados-respostas',
    about: 'Conversa de cada chamado.',
    columns: ['ticket_id', 'created_at', 'from_staff', 'message'],
    names: { autor: 'author_id' },
    rows: ofTickets,
    erase: 'rows',
  },
  support_tickets: {
    file: 'chamados',
    about: 'Chamados que você abriu.',
    columns: ['id', 'created_at', 'subject', 'type', 'message', 'status'],
    rows: own('user_id'),
    erase: 'rows',
  },
  message_attachments: {
    file: 'mensagens-anexos',
    about: 'Qual documento acompanhou qual mensagem.',
    columns: ['message_id', 'document_id'],
    rows: ofMessages,
    erase: 'rows',
  },
  messages: {
    file: 'mensagens',
    about: 'Conversa de cada processo: o que você escreveu e o que escreveram para você.',
    columns: ['id', 'business_registration_id', 'created_at', 'message', 'read', 'read_at'],
    names: { de: 'sender_id' },
    rows: ofOrders(),
    erase: 'rows',
  },
}
