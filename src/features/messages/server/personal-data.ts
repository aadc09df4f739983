import { ofOrders, ofOrdersThrough } from '#features/registrations/server/of-orders.ts'
import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  message_attachments: {
    file: 'mensagens-anexos',
    about: {
      pt_BR: 'Qual documento acompanhou qual mensagem.',
      en_US: 'Which document came with which message.',
      es_ES: 'Qué documento acompañó a qué mensaje.',
    },
    columns: ['message_id', 'document_id'],
    rows: ofOrdersThrough('message_id', 'messages'),
    erase: 'rows',
  },
  messages: {
    file: 'mensagens',
    about: {
      pt_BR: 'Conversa de cada processo: o que você escreveu e o que escreveram para você.',
      en_US: 'The conversation of each process: what you wrote and what was written to you.',
      es_ES: 'La conversación de cada proceso: lo que escribiste y lo que te escribieron.',
    },
    columns: ['id', 'business_registration_id', 'created_at', 'message', 'read', 'read_at'],
    names: { de: 'sender_id' },
    rows: ofOrders(),
    erase: 'rows',
  },
  conversations: 'derived',
} satisfies PersonalData
