import type { TranslationOf } from '#rules/language/translation.ts'
import type { privacy as portuguese } from './privacy.pt-BR.ts'

export const privacy: TranslationOf<typeof portuguese> = {
  title: 'Privacidad',
  text: 'Lo que te garantiza la ley brasileña de protección de datos (LGPD).',
  export: {
    title: 'Descargar todo sobre mí',
    text: 'Un archivo ZIP con tus datos (JSON) y los documentos que has enviado o recibido.',
    ask: 'Preparar mis datos',
    asked: 'Estamos reuniendo tus datos. Te avisaremos cuando estén listos.',
    none: 'Todavía no has pedido ninguna copia.',
    askedAt: ({ at }) => `Pedida el ${at}`,
    expires: ({ at }) => `Disponible hasta el ${at}`,
    state: { making: 'En preparación', ready: 'Lista', failed: 'Fallida', expired: 'Caducada' },
    failedText: 'No ha salido bien. Pide una copia nueva.',
    download: ({ size }) => (size ? `Descargar (${size})` : 'Descargar'),
  },
  consents: {
    title: 'Tus aceptaciones',
    text: 'Qué has aceptado, en qué versión y cuándo. Retirarla no deshace lo que ya se hizo.',
    names: { terms: 'Términos de uso', privacy: 'Política de privacidad' },
    version: ({ version }) => `Versión del ${version}`,
    acceptedAt: ({ at }) => `aceptada el ${at}`,
    withdrawnAt: ({ at }) => `retirada el ${at}`,
    never: 'Ninguna versión aceptada.',
    newer: ({ version }) => `Hay una versión nueva, del ${version}.`,
    state: { accepted: 'Aceptada', old: 'Versión antigua', withdrawn: 'Retirada', never: 'Sin aceptar' },
    accept: 'Aceptar la versión actual',
    acceptNamed: ({ name }) => `Aceptar la versión actual: ${name}`,
    accepted: 'Aceptación registrada',
    withdraw: 'Retirar',
    withdrawNamed: ({ name }) => `Retirar la aceptación: ${name}`,
    withdrawn: 'Aceptación retirada',
    history: 'Ver registros anteriores',
  },
  accesses: {
    title: 'Accesos del equipo',
    text: 'Cuándo alguien del equipo vio el producto como tú, quién fue y por qué.',
    none: 'Nadie del equipo ha accedido a tu cuenta.',
    from: ({ from, to }) => `Del ${from} al ${to}`,
    ongoing: ({ from }) => `Desde el ${from}`,
    now: 'En curso',
    reason: ({ reason }) => `Motivo: ${reason}`,
  },
  erase: {
    title: 'Borrar mi cuenta',
    text: 'Tus datos personales y tus archivos se borran para siempre.',
    open: 'Borrar mi cuenta',
    impossible: 'Eres el único superadmin. Asigna esa función a otra persona antes de borrar tu cuenta.',
    dialogTitle: '¿Borrar tu cuenta?',
    dialogText: 'No se puede deshacer. Sales de todos los dispositivos al momento.',
    gone: 'Se borran nombre, contactos, documentos, mensajes y preferencias.',
    openCompanies: 'Pagadas y sin terminar: dejamos de trabajar en ellas',
    unpaidCompanies: 'Aún sin pagar: el pedido desaparece',
    paymentsKept: ({ count }) =>
      count === 1
        ? 'Se conserva 1 pago, sin tus datos, porque la ley lo exige.'
        : `Se conservan ${count} pagos, sin tus datos, porque la ley lo exige.`,
    noPayments: 'No hay pagos que la ley nos obligue a conservar.',
    accessKept: ({ months }) =>
      `La fecha, la hora y la dirección IP de los accesos se conservan ${months} meses, como pide la ley.`,
    downloadFirst: '¿Quieres una copia? Descarga antes tus datos.',
    keep: 'Conservar mi cuenta',
    confirm: 'Borrar para siempre',
    erased: 'Tu cuenta se ha borrado',
  },
}
