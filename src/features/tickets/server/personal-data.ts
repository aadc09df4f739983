import { sql } from 'kysely'
import { among, byAddress, own, type PersonalData, type Rows } from '#server/personal-table.ts'

const ofContacts: Rows = ({ email, emailVerified }) =>
  among(
    sql`t.contact_message_id`,
    sql`select id from contact_messages where ${emailVerified}::boolean and lower(email) = ${email}`,
  )

const ofTickets: Rows = ({ id }) => among(sql`t.ticket_id`, sql`select id from support_tickets where user_id = ${id}`)

export const personalData = {
  contact_replies: {
    file: 'contato-respostas',
    about: {
      pt_BR: 'Respostas às mensagens do formulário de contato.',
      en_US: 'Answers to the messages of the contact form.',
      es_ES: 'Respuestas a los mensajes del formulario de contacto.',
    },
    columns: ['contact_message_id', 'created_at', 'message'],
    names: { autor: 'author_id' },
    rows: ofContacts,
    erase: 'rows',
  },
  contact_messages: {
    file: 'contato-mensagens',
    about: {
      pt_BR: 'Mensagens do formulário de contato enviadas com o seu e-mail confirmado.',
      en_US: 'Messages of the contact form that were sent with your confirmed e-mail.',
      es_ES: 'Mensajes del formulario de contacto enviados con tu correo confirmado.',
    },
    columns: ['id', 'created_at', 'nome', 'email', 'telefone', 'assunto', 'mensagem', 'status'],
    rows: byAddress('email'),
    erase: 'rows',
  },
  support_replies: {
    file: 'chamados-respostas',
    about: {
      pt_BR: 'Conversa de cada chamado.',
      en_US: 'The conversation of each ticket.',
      es_ES: 'La conversación de cada solicitud.',
    },
    columns: ['ticket_id', 'created_at', 'from_staff', 'message'],
    names: { autor: 'author_id' },
    rows: ofTickets,
    erase: 'rows',
  },
  support_tickets: {
    file: 'chamados',
    about: {
      pt_BR: 'Chamados que você abriu.',
      en_US: 'Tickets that you opened.',
      es_ES: 'Solicitudes que has abierto.',
    },
    columns: ['id', 'created_at', 'subject', 'type', 'message', 'status'],
    rows: own('user_id'),
    erase: 'rows',
  },
} satisfies PersonalData
