import type { TranslationOf } from '#rules/language/translation.ts'
import type { registrations as portuguese } from './registrations.pt-BR.ts'

export const registrations: TranslationOf<typeof portuguese> = {
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
