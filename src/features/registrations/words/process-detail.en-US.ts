import type { TranslationOf } from '#rules/language/translation.ts'
import type { processDetail as portuguese } from './process-detail.pt-BR.ts'

export const processDetail: TranslationOf<typeof portuguese> = {
  workflow: 'Internal steps',
  noWorkflow: 'The work begins when the process is assigned to an agent.',
  progress: ({ done, all }) => `${done} of ${all} tasks completed`,
  startedOn: ({ at }) => `started on ${at}`,
  completedOn: ({ at }) => `completed on ${at}`,
  taskStatus: {
    pending: 'To do',
    in_progress: 'In progress',
    completed: 'Completed',
    blocked: 'Blocked',
    cancelled: 'Cancelled',
  },
  notesHint: 'Only the team reads them. The client never sees them.',
  note: 'New internal note',
  addNote: 'Save note',
  noteAdded: 'Note saved',
  noteFailed: 'The note could not be saved',
  noNotes: 'No notes yet.',
  loadingNotes: 'Loading the notes',
  loadingHistory: 'Loading the history',
  happened: {
    paid: 'Payment confirmed',
    paymentOpened: 'Charge created',
    refunded: 'Payment refunded',
    disputed: 'Payment disputed',
    noted: 'Internal note',
  },
  about: {
    documentSent: ({ name }) => `Document sent: ${name}`,
    documentAdded: ({ name }) => `Document added by the team: ${name}`,
    documentApproved: ({ name }) => `Document approved: ${name}`,
    documentRejected: ({ name }) => `Document rejected: ${name}`,
  },
}
