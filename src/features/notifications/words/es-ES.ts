import { documentNameIn } from '#features/documents/rules/document-names.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import type { NotificationTexts } from '#features/notifications/rules/kinds.ts'
import { EXPORT_DAYS } from '#features/privacy/rules/data-export.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { formatsOf } from '#rules/language/formats.ts'
import type { Role } from '#rules/role.ts'
import { approvedDocuments } from './approved-documents.ts'
import { atState } from './at-state.ts'
import { deadlineTexts } from './deadlines.ts'
import { moneyTexts } from './money.ts'
import { ratingTexts } from './ratings.ts'

const { dollars, calendarDay } = formatsOf('es_ES')
const inSpanish = (service: string): string => referenceText('es_ES', service)

const roleNames: Record<Role, string> = {
  user: 'cliente',
  agent: 'agente',
  admin: 'administrador',
  superadmin: 'superadministrador',
}
const statusTitles: Record<RegistrationStatus, string> = {
  pending: 'Estado actualizado: pendiente',
  in_review: 'Estado actualizado: en análisis',
  approved: 'Empresa aprobada',
  rejected: 'Registro rechazado',
  documents_required: 'Estado actualizado: documentos necesarios',
}
const because = (reason: string): string => (reason ? ` Motivo: «${reason}».` : '')
const statusMessages: Record<RegistrationStatus, (company: string, why: string) => string> = {
  pending: (company, why) =>
    `El proceso de ${company} ha vuelto al inicio de la cola.${why} Te avisaremos cuando el análisis siga.`,
  in_review: (company, why) =>
    `Nuestro equipo está analizando el proceso de ${company}.${why} Ahora no tienes que hacer nada.`,
  approved: (company, why) =>
    `¡Enhorabuena! El registro de ${company} está completo.${why} Siguiente paso: mira los papeles y los plazos de la empresa en tu panel.`,
  rejected: (company, why) =>
    `El registro de ${company} no se ha aceptado.${why} Siguiente paso: habla con tu agente en Mensajes.`,
  documents_required: (company, why) =>
    `Necesitamos más papeles para seguir con ${company}.${why} Siguiente paso: mira qué falta en Documentos.`,
}
const inDays = (days: number): string => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`)
const nameOf = ({ document, documentType }: { document: string; documentType: DocumentType }): string =>
  documentNameIn('es_ES', { name: document, type: documentType })

export const spanish: NotificationTexts = {
  welcome: () => ({
    title: '¡Te damos la bienvenida!',
    message: 'Tu cuenta está lista. Cuando quieras, empieza la apertura de tu empresa.',
  }),
  roleChanged: ({ to }) => ({
    title: 'Tu acceso ha cambiado',
    message: `A partir de ahora entras como ${roleNames[to]}.`,
  }),
  exportReady: () => ({
    title: 'Tus datos están listos',
    message: `El archivo con tus datos se puede descargar durante ${EXPORT_DAYS} días en Configuración, en la pestaña Seguridad.`,
  }),
  exportFailed: () => ({
    title: 'No hemos podido reunir tus datos',
    message: 'Algo ha fallado por nuestra parte. Pide el archivo otra vez en Configuración, en la pestaña Seguridad.',
  }),
  ownerErased: () => ({
    title: 'Proceso cerrado: cuenta eliminada',
    message:
      'El cliente ha eliminado la cuenta y el proceso abierto se ha cerrado. Si hay que devolver dinero, decide la administración.',
  }),
  agentErased: ({ left }) => ({
    title: 'Procesos sin agente',
    message: `Un agente ha eliminado la cuenta y ${left === 1 ? 'un proceso se ha quedado' : `${left} procesos se han quedado`} sin agente. Elige quién los asume.`,
  }),
  orderReceived: ({ company, free }) => ({
    title: 'Pedido recibido',
    message: free
      ? `Hemos recibido el pedido de ${company}. No hay nada que pagar: nuestro equipo ya puede empezar.`
      : `Hemos recibido el pedido de ${company}. Siguiente paso: completa el pago en Pagos, y empezamos.`,
  }),
  paymentConfirmed: ({ company, papers }) => ({
    title: 'Pago confirmado',
    message: `Hemos recibido el pago de ${company}. ${
      papers === 0
        ? 'Nuestro equipo ya puede empezar la apertura.'
        : `Siguiente paso: envía desde tu panel ${papers === 1 ? 'el papel que falta' : `los ${papers} papeles que faltan`}.`
    }`,
  }),
  orderWaits: ({ company }) => ({
    title: 'Pedido pagado sin agente',
    message: `${company} espera un agente. Elige quién lo asume.`,
  }),
  paymentFailed: ({ company }) => ({
    title: 'Pago no completado',
    message: `El pago de ${company} no se ha aceptado y no se ha cobrado nada. Siguiente paso: inténtalo otra vez en Pagos.`,
  }),
  paymentRefunded: ({ company, refundedCents }) => ({
    title: 'Pago devuelto',
    message: `Hemos devuelto ${dollars(refundedCents)} del pago de ${company}. El importe aparece en el extracto de la tarjeta en unos días.`,
  }),
  paymentDisputed: ({ company }) => ({
    title: 'Pago disputado',
    message: `El banco del cliente ha disputado el pago de ${company}. Responde en el panel de Stripe dentro del plazo.`,
  }),
  refundReceived: ({ company, amountCents }) => ({
    title: 'Petición de reembolso recibida',
    message: `Hemos recibido tu petición de reembolso de ${dollars(amountCents)} del pago de ${company}. Te avisamos en cuanto la administración decida.`,
  }),
  refundAsked: ({ company, amountCents }) => ({
    title: 'Petición de reembolso',
    message: `El cliente de ${company} ha pedido que le devolvamos ${dollars(amountCents)} del pago. Siguiente paso: decide en Reembolsos.`,
  }),
  refundAskedForAgent: ({ company }) => ({
    title: 'El cliente ha pedido un reembolso',
    message: `El cliente de ${company} ha pedido que le devolvamos el pago. No presentes nada hasta que la administración decida.`,
  }),
  refundWithdrawn: ({ company }) => ({
    title: 'Petición de reembolso retirada',
    message: `El cliente de ${company} ha retirado la petición de reembolso del pago. El trabajo puede seguir.`,
  }),
  withdrawalReceived: ({ company, amountCents }) => ({
    title: 'Desistimiento registrado',
    message: `Has desistido de una compra de ${company}. Te devolvemos ${dollars(amountCents)}, todo lo que quedaba del pago, y te avisamos cuando el importe vuelva.`,
  }),
  withdrawalForAgent: ({ company }) => ({
    title: 'El cliente ha desistido de la compra',
    message: `El cliente de ${company} ha desistido dentro del plazo de la ley y recupera el pago. No presentes nada más por esa compra.`,
  }),
  withdrawalDeclared: ({ company, amountCents, ...found }) => ({
    title: 'Desistimiento: devolver el pago',
    message: `El cliente de ${company} ha desistido dentro del plazo de la ley: ${dollars(amountCents)} vuelven de inmediato, en cualquier etapa. ${atState('es_ES', found)} Siguiente paso: devuélvelo en Reembolsos.`,
  }),
  refundRefused: ({ company, reason }) => ({
    title: 'Petición de reembolso rechazada',
    message: `El reembolso del pago de ${company} no se ha concedido.${because(reason)} Si tienes dudas, escríbenos en Soporte.`,
  }),
  refundDeclined: ({ company }) => ({
    title: 'Reembolso no concedido',
    message: `La administración no ha devuelto el pago de ${company}. El trabajo puede seguir.`,
  }),
  refundFailed: ({ company, amountCents }) => ({
    title: 'Reembolso no completado',
    message: `El proveedor de pago no ha devuelto ${dollars(amountCents)} al cliente de ${company}. Siguiente paso: mira el motivo en Reembolsos e inténtalo otra vez.`,
  }),
  orderRefunded: ({ company }) => ({
    title: 'Proceso cerrado con reembolso',
    message: `El pago de ${company} se ha devuelto al cliente y el proceso se ha cerrado. No queda nada por hacer en él.`,
  }),
  commissionEarned: ({ company, totalCents }) => ({
    title: 'Nueva comisión',
    message: `El trabajo de ${company} ha terminado y has ganado ${dollars(totalCents)} de comisión. Te avisamos cuando se pague.`,
  }),
  commissionReversed: ({ company, totalCents }) => ({
    title: 'Comisión revertida',
    message: `Todo el dinero de ${company} se devolvió al cliente y la comisión de ${dollars(totalCents)} se revirtió. La descontaremos de lo que tienes por cobrar.`,
  }),
  commissionPaid: ({ count, totalCents }) => ({
    title: totalCents < 0 ? 'Reversiones saldadas' : count === 1 ? 'Comisión pagada' : 'Comisiones pagadas',
    message:
      totalCents < 0
        ? `Las comisiones revertidas superaron a las pagadas en ${dollars(-totalCents)}, y hemos marcado ese importe como saldado.`
        : count === 1
          ? `Hemos marcado como pagada una comisión tuya de ${dollars(totalCents)}.`
          : `Hemos marcado como pagadas ${count} comisiones tuyas, de ${dollars(totalCents)} en total.`,
  }),
  commissionWithoutRule: ({ company, companyType, stateCode }) => ({
    title: 'Falta una regla de comisión',
    message: `El trabajo de ${company} ha terminado, pero no hay regla activa para ${companyType} en ${stateCode}. Siguiente paso: crea la regla en Configuración y habla con el agente.`,
  }),
  documentSubmitted: ({ company }) => ({
    title: 'Documento para revisar',
    message: `Ha llegado un documento de ${company}. Revísalo en Documentos.`,
  }),
  documentApproved: ({ company, ...document }) => ({
    title: 'Documento aprobado',
    message: `Hemos revisado y aprobado «${nameOf(document)}», de ${company}. Mira en Documentos si falta alguno más.`,
  }),
  documentsApproved: approvedDocuments.spanish,
  documentRejected: ({ company, reason, ...document }) => ({
    title: 'Documento rechazado',
    message: `No hemos podido aceptar «${nameOf(document)}», de ${company}.${because(reason)} Siguiente paso: envía otro archivo en Documentos.`,
  }),
  documentRequested: ({ company, dueOn, example, ...document }) => ({
    title: 'Nuevo documento pedido',
    message: `Para seguir con ${company}, necesitamos un documento más: «${nameOf(document)}».${dueOn ? ` Plazo: ${calendarDay(dueOn)}.` : ''}${example ? ` Cómo debe ser: ${example}.` : ''} Siguiente paso: envía el archivo en Documentos.`,
  }),
  documentAdded: ({ company, ...document }) => ({
    title: 'Nuevo documento disponible',
    message: `«${nameOf(document)}», de ${company}, está en Documentos. Ya puedes abrirlo y descargarlo.`,
  }),
  statusChanged: ({ company, to, reason }) => ({
    title: statusTitles[to],
    message: statusMessages[to](company, because(reason)),
  }),
  statusChangedForAgent: ({ company, to }) => ({
    title: statusTitles[to],
    message: `La administración ha cambiado el estado del proceso de ${company}. Mira qué cambia para ti.`,
  }),
  agentAssigned: ({ company, agent }) => ({
    title: 'Agente asignado',
    message: `${agent} se encargará de la apertura de ${company}. Podéis hablar en Mensajes.`,
  }),
  processReceived: ({ company }) => ({
    title: 'Nuevo proceso para ti',
    message: `Ahora llevas la apertura de ${company}. Empieza por lo que el cliente ya ha enviado.`,
  }),
  processTaken: ({ company }) => ({
    title: 'Proceso con otro agente',
    message: `La apertura de ${company} ha pasado a otro agente y ha salido de tu lista.`,
  }),
  workReceived: ({ count }) => ({
    title: 'Procesos nuevos para ti',
    message: `${count === 1 ? 'Un proceso ha pasado' : `${count} procesos han pasado`} de otro agente a ti. Empieza por los que llevan más tiempo esperando.`,
  }),
  workTaken: ({ count }) => ({
    title: 'Tus procesos con otro agente',
    message: `${count === 1 ? 'Un proceso ha pasado' : `${count} procesos han pasado`} a otro agente y ${count === 1 ? 'ha salido' : 'han salido'} de tu lista.`,
  }),
  handoverAsked: ({ company, agent }) => ({
    title: 'Petición de traspaso',
    message: `${agent} ha pedido que otro agente asuma la apertura de ${company}. Siguiente paso: acéptala o recházala en Agentes.`,
  }),
  handoverDeclined: ({ company, reason }) => ({
    title: 'Petición de traspaso rechazada',
    message: `La apertura de ${company} sigue contigo.${because(reason)}`,
  }),
  einFollowUp: ({ company }) => ({
    title: 'Reclamar el EIN',
    message: `El IRS todavía no ha respondido a la solicitud de EIN de ${company}. Hay una tarea de seguimiento en el flujo.`,
  }),
  companyRecorded: ({ company }) => ({
    title: 'Datos de tu empresa',
    message: `Los datos de registro de ${company} están en tu panel, con un PDF para guardar.`,
  }),
  messageWaiting: ({ company, unread }) => ({
    title: unread === 1 ? 'Nuevo mensaje' : 'Nuevos mensajes',
    message: `Tienes ${unread === 1 ? 'un mensaje sin leer' : `${unread} mensajes sin leer`} sobre ${company}. Lee y responde en Mensajes.`,
  }),
  ticketReceived: () => ({
    title: 'Nueva solicitud',
    message: 'Un cliente ha abierto una solicitud. Responde en Atención.',
  }),
  ticketContinued: ({ from }) =>
    from === 'encerrado'
      ? {
          title: 'Solicitud reabierta',
          message: 'Un cliente ha respondido a una solicitud cerrada. Mírala en Atención.',
        }
      : {
          title: 'Nueva respuesta en una solicitud',
          message: 'Un cliente ha respondido a una solicitud. Mírala en Atención.',
        },
  ticketAnswered: () => ({
    title: 'Respuesta a tu solicitud',
    message: 'Nuestro equipo ha respondido a tu solicitud. Lee la respuesta y sigue la conversación en Soporte.',
  }),
  ticketMoved: ({ to }) =>
    to === 'encerrado'
      ? {
          title: 'Solicitud cerrada',
          message: 'Damos tu solicitud por resuelta. Si todavía necesitas ayuda, responde en ella y se abre otra vez.',
        }
      : { title: 'Solicitud reabierta', message: 'Nuestro equipo ha reabierto tu solicitud y sigue contigo.' },
  serviceOrdered: ({ company, service }) => ({
    title: 'Servicio pedido',
    message: `Hemos recibido el pago de "${inSpanish(service)}" para ${company}. Nuestro equipo empieza ahora y te avisa cuando esté listo.`,
  }),
  serviceWaits: ({ company, service }) => ({
    title: 'Servicio por hacer',
    message: `${company} pagó "${inSpanish(service)}". Siguiente paso: abre Servicios pedidos y empieza.`,
  }),
  serviceDone: ({ company, service }) => ({
    title: 'Servicio terminado',
    message: `"${inSpanish(service)}" de ${company} está listo. El comprobante está en Servicios.`,
  }),
  planUpgraded: ({ company, plan }) => ({
    title: 'Plan cambiado',
    message: `Desde ahora ${company} tiene el plan ${plan}, con todo lo que trae.`,
  }),
  renewalNear: ({ company, service, dueOn, daysLeft, totalCents }) => ({
    title: 'Renovación cercana',
    message: `${inSpanish(service)}: la fecha de ${company} es el ${calendarDay(dueOn)} (${inDays(daysLeft)}), por ${dollars(totalCents)}. No se cobra nada sin tu clic: renueva o para en Servicios.`,
  }),
  dissolutionTakenBack: ({ company, dissolvedOn, reason }) => ({
    title: 'Disolución deshecha',
    message: `La disolución de ${company} el ${calendarDay(dissolvedOn)} se registró por error y se ha deshecho. Motivo: ${reason}. Las obligaciones y las renovaciones están otra vez en el calendario.`,
  }),
  ...ratingTexts.spanish(because),
  ...moneyTexts.es_ES,
  ...deadlineTexts.spanish(inDays),
}
