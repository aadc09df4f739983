import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'
import type { TranslationOf } from '#rules/language/translation.ts'
import type { refunds as portuguese } from './refunds.pt-BR.ts'

const { days } = withdrawalLaw

export const refunds: TranslationOf<typeof portuguese> = {
  stages: {
    before_filing: 'Antes de presentarlo al estado',
    after_filing: 'Después de presentarlo al estado',
    refused_by_state: 'Rechazado por el estado',
    approved: 'Empresa aprobada',
    service_waiting: 'Servicio suelto sin empezar',
    service_started: 'Servicio suelto en curso',
    service_done: 'Servicio suelto entregado',
  },
  figures: {
    caption: 'Lo que vuelve, en cifras',
    part: 'Parte',
    paid: 'Pagado',
    share: 'Vuelve',
    back: 'Importe que vuelve',
    price: 'Nuestro precio',
    stateFee: 'Tasa del estado',
    before: 'Ya devuelto antes',
    total: 'Total',
    along:
      'Un cambio de plan que parte de lo que se devuelve termina con ello. Lo pagado por él vuelve en la misma proporción, sin otra petición:',
  },
  refusals: {
    unpaid: 'Este pago no se completó: no hay nada que devolver.',
    free: 'Este pedido no tuvo coste: no hay nada que devolver.',
    refunded: 'Este pago ya se devolvió por completo.',
    disputed: 'El banco ha disputado este pago. El reembolso solo puede seguir cuando termine la disputa.',
    under_way: 'Ya hay un reembolso en curso para este pago.',
    settled: 'Este pago ya tuvo el reembolso previsto en la regla.',
    nothing: 'Según la regla de esta etapa, no hay importe que devolver.',
    over: `El plazo de ${days} días para desistir ya ha terminado.`,
  },
  states: {
    requested: 'Reembolso en revisión',
    sending: 'Reembolso en camino',
    failed: 'Reembolso en camino',
    paid: 'Reembolso pagado',
    refused: 'Reembolso rechazado',
    withdrawn: 'Petición retirada',
  },
  returned: 'Tu banco ha mandado el importe de vuelta. Lo enviamos otra vez y te avisamos.',
  ask: 'Pedir reembolso',
  askOf: ({ company }) => `Pedir reembolso: ${company}`,
  rule: ({ stage, price, stateFee }) =>
    `Etapa de hoy: ${stage}. Según la regla vuelven ${price} de nuestro precio y ${stateFee} de la tasa del estado.`,
  terms: 'Ver las reglas en los términos',
  ends: 'Si se aprueba el reembolso, el pedido de la empresa se cierra.',
  sameWay: 'El importe vuelve por el mismo medio del pago.',
  withdrawal: {
    page: `Hasta ${days} días después de pagar puedes desistir de la compra en cualquier etapa y recuperas todo. Después, lo que vuelve depende de la etapa del pedido.`,
    act: 'Desistir de la compra',
    actOf: ({ company }) => `Desistir de la compra: ${company}`,
    until: ({ day }) => `Puedes desistir hasta el ${day}`,
    right: ({ day }) =>
      `Según la ley brasileña (artículo 49 del código del consumidor) puedes desistir hasta el ${day}, en cualquier etapa y sin decir el motivo. Vuelve todo lo que queda del pago:`,
    follows:
      'El trabajo de esta compra termina y el importe vuelve por el mismo medio del pago. El comprobante llega al momento a tu correo. Los servicios pagados aparte tienen su propio botón.',
    stays:
      'La empresa ya está en el estado y sigue existiendo allí, con sus obligaciones, hasta que se disuelva. Acuérdalo con nuestro equipo en Soporte.',
    confirm: ({ amount }) => `Desistir y recuperar ${amount}`,
    done: 'Desistimiento registrado. El comprobante ha ido a tu correo',
    failed: 'El desistimiento no se ha registrado',
    declared: ({ day }) => `Desististe el ${day}`,
    better: ({ day }) =>
      `Hasta el ${day} también puedes desistir de la compra y recuperar todo, en cualquier etapa. Para ello, cierra y usa Desistir de la compra.`,
    over: ({ day }) => `El plazo de ${days} días para desistir terminó el ${day}. Ahora vale la regla de la etapa.`,
    takeBack: 'Mantener la compra',
    takeBackOf: ({ company }) => `Mantener la compra: ${company}`,
    takeBackText: ({ amount }) =>
      `El desistimiento deja de valer, los ${amount} no vuelven y el trabajo continúa. Dentro del plazo puedes desistir otra vez.`,
    takenBack: 'La compra continúa',
    states: {
      requested: 'Desistimiento registrado',
      sending: 'Devolución en envío',
      failed: 'Devolución en envío',
      paid: 'Todo devuelto',
      refused: 'Devolución cerrada',
      withdrawn: 'Compra mantenida',
    },
  },
  reason: '¿Por qué quieres el reembolso?',
  confirm: ({ amount }) => `Pedir ${amount} de vuelta`,
  done: 'Petición de reembolso enviada',
  failed: 'La petición no se ha enviado',
  loadFailed: 'No se ha podido calcular el reembolso',
  listFailed: 'No se han podido ver los reembolsos',
  withdraw: 'Retirar petición',
  withdrawOf: ({ company }) => `Retirar petición: ${company}`,
  withdrawText: ({ amount }) => `La petición de ${amount} deja de valer y el trabajo en tu empresa continúa.`,
  withdrawn: 'Petición de reembolso retirada',
  withdrawFailed: 'La petición no se ha retirado',
  why: ({ reason }) => `Motivo: ${reason}`,
  creditNote: ({ number }) => `Descargar nota de crédito ${number}`,
  amount: ({ amount }) => `${amount} de vuelta`,
}
