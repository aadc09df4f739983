import type { TranslationOf } from '#rules/language/translation.ts'
import type { processDetail as portuguese } from './process-detail.pt-BR.ts'

export const processDetail: TranslationOf<typeof portuguese> = {
  workflow: 'Etapas internas',
  noWorkflow: 'El trabajo empieza cuando el proceso se asigna a un agente.',
  progress: ({ done, all }) => `${done} de ${all} tareas terminadas`,
  startedOn: ({ at }) => `empezada el ${at}`,
  completedOn: ({ at }) => `terminada el ${at}`,
  taskStatus: {
    pending: 'Por hacer',
    in_progress: 'En curso',
    completed: 'Terminada',
    blocked: 'Bloqueada',
    cancelled: 'Cancelada',
  },
  notesHint: 'Solo las lee el equipo. El cliente nunca las ve.',
  note: 'Nueva nota interna',
  addNote: 'Guardar la nota',
  noteAdded: 'Nota guardada',
  noteFailed: 'No se ha podido guardar la nota',
  noNotes: 'Todavía no hay notas.',
  loadingNotes: 'Cargando las notas',
  loadingHistory: 'Cargando el historial',
  happened: {
    paid: 'Pago confirmado',
    paymentOpened: 'Cobro creado',
    refunded: 'Pago devuelto',
    disputed: 'Pago disputado',
    noted: 'Nota interna',
  },
  about: {
    documentSent: ({ name }) => `Documento enviado: ${name}`,
    documentAdded: ({ name }) => `Documento añadido por el equipo: ${name}`,
    documentApproved: ({ name }) => `Documento aprobado: ${name}`,
    documentRejected: ({ name }) => `Documento rechazado: ${name}`,
  },
}
