import type { TranslationOf } from '#rules/language/translation.ts'
import type * as portuguese from './registrations.pt-BR.ts'

export const registrations: TranslationOf<typeof portuguese.registrations> = {
  status: {
    pending: 'Pendiente',
    in_review: 'En análisis',
    approved: 'Aprobado',
    rejected: 'Rechazado',
    documents_required: 'Documentos necesarios',
  },
  timeline: 'Etapas del proceso',
  stages: {
    ordered: 'Pedido',
    paid: 'Pago',
    assigned: 'Agente',
    documents: 'Documentos',
    filing: 'Registro',
    approved: 'Aprobación',
    rejected: 'Rechazado',
  },
  states: { done: 'terminada', current: 'etapa actual', upcoming: 'a continuación' },
  turn: { customer: 'contigo', team: 'con nosotros', state: 'con el estado' },
  expectedOn: ({ at }) => `Previsto: ${at}`,
  expectedBetween: ({ from, to }) => `Previsto: del ${from} al ${to}`,
  noExpected: 'La previsión aparece cuando se confirma el pago.',
  late: ({ days }) => (days === 1 ? 'Un día después de lo previsto' : `${days} días después de lo previsto`),
  because: {
    documents: 'Faltan documentos tuyos para continuar.',
    rejected_documents: 'Hay documentos rechazados que hay que enviar otra vez.',
    team: 'El análisis tarda más de lo previsto. Está con nosotros.',
    state: 'El estado tarda más de lo previsto.',
    refund: 'El pago fue devuelto y el proceso está parado.',
  },
  teamReason: ({ reason }) => `Nuestro equipo escribió: ${reason}`,
}

export const processDetail: TranslationOf<typeof portuguese.processDetail> = {
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
