import type { TranslationOf } from '#rules/language/translation.ts'
import type { payment as portuguese } from './payment.pt-BR.ts'

export const payment: TranslationOf<typeof portuguese> = {
  testMode: 'Modo de prueba',
  testTitle: 'Página de pago de prueba',
  testText: 'Aquí no se cobra nada. Elige cómo termina el pago, como haría el proveedor real.',
  succeed: 'Aprobar pago',
  fail: 'Rechazar pago',
  abandon: 'Desistir y volver',
  declinedCard: 'La tarjeta de prueba que has escrito siempre se rechaza.',
  complete: 'Este pago ya fue completado.',
  expired: 'Esta página de pago ya no vale. Empieza de nuevo desde tu panel.',
  gone: 'No encontramos este pago en tu cuenta.',
  toDashboard: 'Ir al panel',
  toHome: 'Volver al inicio',
  signInFirst: 'Entra en tu cuenta para ver este pago.',
  waitingTitle: 'Confirmando tu pago',
  waitingText: 'Bienvenido de vuelta. En cuanto el proveedor confirme, esta pantalla cambia sola.',
  waitingLong:
    'Está tardando más de lo normal. Puedes seguir: te avisamos por notificación y correo cuando se confirme.',
  paidTitle: 'Pago confirmado',
  paidText: ({ company }) =>
    `El pedido de ${company} está pagado. La empresa aún no está registrada: te avisamos en cada etapa.`,
  registered: '¡Empresa registrada!',
  owed: 'Para empezar faltan estos documentos tuyos:',
  noneOwed: 'No falta ningún documento tuyo: ahora nos toca a nosotros.',
  sendDocuments: 'Enviar documentos',
  failedTitle: 'Pago no aprobado, no se cobró nada',
  failedText: 'Tu pedido sigue guardado. Inténtalo con otra tarjeta.',
  refundRule: 'Cancelación y reembolso',
  unreadable: 'No se pudo consultar el pago ahora.',
  resumeTitle: 'Continuar donde lo dejé',
  resumeText: ({ step, total }) => `Tu pedido se quedó en el paso ${step} de ${total}.`,
  resumeButton: 'Continuar pedido',
  unpaidTitle: ({ company }) => `Falta pagar el pedido de ${company}`,
  unpaidText: 'El pedido está guardado. En cuanto se confirme el pago, empezamos a trabajar en él.',
  payNow: 'Pagar ahora',
  pausedTitle: 'Pagos en pausa',
  pausedText:
    'Por ahora no recibimos pagos. Tu pedido queda guardado, no se cobra nada y lo pagas aquí cuando volvamos a recibir pagos.',
  payFailed: 'No se pudo procesar el pago. Inténtalo de nuevo.',
}
