import type { TranslationOf } from '#rules/language/translation.ts'
import type { tickets as portuguese } from './tickets.pt-BR.ts'

export const tickets: TranslationOf<typeof portuguese> = {
  intro: 'Cuéntanos qué pasó y sigue la respuesta aquí.',
  title: 'Abrir una solicitud',
  form: {
    type: 'Tipo de soporte',
    typePlaceholder: 'Elige el tipo',
    messageHint: 'Cuantos más detalles, más rápida la respuesta.',
    submit: 'Enviar solicitud',
    sent: '¡Solicitud enviada! Responderemos pronto.',
    failed: 'No se pudo enviar la solicitud. Lo que escribiste sigue aquí.',
  },
  acting: 'Las solicitudes las escribe solo la propia persona.',
  staff: 'Las solicitudes las abren los clientes. El equipo responde en Atención.',
  staffLink: 'Ir a Atención',
  types: {
    technical: 'Soporte técnico',
    document: 'Documentos',
    billing: 'Pagos y cobros',
    account: 'Mi cuenta',
    other: 'Otro asunto',
  },
  status: { aberto: 'Abierta', respondido: 'Respondida', encerrado: 'Cerrada' },
  own: {
    title: 'Mis solicitudes',
    empty: 'Aún no hay solicitudes',
    emptyText: 'Cuando abras una, aparecerá aquí con la respuesta.',
    open: ({ subject }: { subject: string }) => `Abrir la solicitud ${subject}`,
    replies: ({ count }: { count: number }) =>
      count === 0 ? 'Aún sin respuesta' : count === 1 ? '1 respuesta' : `${count} respuestas`,
    updated: ({ at }: { at: string }) => `Actualizada el ${at}`,
  },
  thread: {
    title: 'Solicitud',
    you: 'Tú',
    team: ({ name }: { name: string }) => `${name}, del equipo`,
    notFound: 'Esta solicitud ya no existe.',
    failed: 'No se pudo enviar. Lo que escribiste sigue aquí.',
    customerClosed: 'Esta solicitud se cerró. Si aún necesitas ayuda, responde y se vuelve a abrir.',
    teamClosed: 'Cerrada. Reábrela para responder.',
  },
  queue: {
    tab: 'Solicitudes',
    siteTab: 'Mensajes del sitio',
    tabs: 'Atención',
    intro: 'Solicitudes de clientes y mensajes del formulario de contacto.',
    caption: 'Solicitudes de clientes',
    search: 'Buscar por asunto o cliente',
    filter: 'Situación',
    all: 'Todas',
    filters: { aberto: 'Abiertas', respondido: 'Respondidas', encerrado: 'Cerradas' },
    columns: { subject: 'Asunto', customer: 'Cliente', type: 'Tipo', status: 'Situación', updated: 'Actualizada el' },
    empty: 'No hay solicitudes',
    emptyText: 'Lo que los clientes escriben en Soporte aparece aquí.',
    emptySearch: 'No se encontró nada',
    emptySearchText: 'Prueba con otras palabras u otra situación.',
    close: 'Cerrar',
    reopen: 'Reabrir',
    moved: 'Situación cambiada',
    moveFailed: 'No se pudo cambiar la situación. Inténtalo de nuevo.',
  },
  faq: {
    title: 'Preguntas frecuentes',
    time: {
      question: '¿Cuánto se tarda en abrir una empresa en EE. UU.?',
      answer: ({ formation, ein }: { formation: string; ein: string }) =>
        `Apertura: ${formation}. Después, el EIN, el número fiscal de la empresa: ${ein}.`,
    },
    documents: {
      question: '¿Qué documentos se necesitan?',
      answer:
        'De cada socio, un documento de identidad y un comprobante de domicilio; de la empresa, la descripción de lo que hará. Si el estado pide algo más, te avisamos en tu panel.',
    },
    travel: {
      question: '¿Tengo que viajar a los Estados Unidos?',
      answer: 'No. Todo el proceso se hace a distancia, desde Brasil.',
    },
    bank: {
      question: '¿Puedo tener una cuenta bancaria en EE. UU.?',
      answer: 'Sí, es posible. Con la empresa abierta y el EIN en mano pides la cuenta; la decisión es de cada banco.',
    },
    taxes: {
      question: '¿Qué impuestos paga la empresa?',
      answer:
        'Depende de la estructura de la empresa y del estado. Esto es información general, no es asesoría jurídica o tributaria.',
    },
  },
  contacts: {
    title: 'Habla con nosotros',
    chat: 'Chat en vivo',
    chatOpen: 'Conversar ahora',
    chatClosed: 'Cerrado ahora. Abre una solicitud y respondemos aquí.',
    chatHours: ({ opens, closes }: { opens: number; closes: number }) =>
      `De lunes a viernes, de ${opens}h a ${closes}h`,
    promise: ({ reply }: { reply: string }) => `Respondemos los correos en hasta ${reply}.`,
  },
  hours: {
    title: 'Horario de atención',
    days: { week: 'De lunes a viernes', saturday: 'Sábado', sunday: 'Domingos y feriados' },
    open: ({ opens, closes }: { opens: number; closes: number }) => `${opens}h a ${closes}h`,
    closed: 'Cerrado',
    zone: 'Hora de Brasilia.',
  },
}
