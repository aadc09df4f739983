import type { TranslationOf } from '#rules/language/translation.ts'
import type { ratings as portuguese } from './ratings.pt-BR.ts'

export const ratings: TranslationOf<typeof portuguese> = {
  title: '¿Cómo fue abrir tu empresa con nosotros?',
  text: 'Una nota y, si quieres, una frase. Puedes cambiarla o retirarla después.',
  yours: 'Tu valoración',
  score: 'Nota',
  scoreOf: ({ score }) => `Nota ${score} de 5`,
  scoreMissing: 'Elige una nota de 1 a 5.',
  sentence: '¿Qué le dirías a otro emprendedor?',
  sentenceHint: ({ left }) => `Opcional. Quedan ${left} caracteres.`,
  publish: 'Pueden publicarla en el sitio con mi nombre de pila y mi ciudad',
  city: 'Ciudad que aparece',
  signed: ({ name, city }) => `Aparecerá como: ${name}, ${city}.`,
  send: 'Enviar valoración',
  edit: 'Cambiar',
  withdraw: 'Retirar',
  withdrawTitle: '¿Retirar la valoración?',
  withdrawText: 'Sale de la media y del sitio. Puedes valorar de nuevo cuando quieras.',
  confirmWithdraw: 'Retirar la valoración',
  sent: '¡Gracias! Tu valoración se ha guardado.',
  withdrawn: 'Valoración retirada.',
  failed: 'No se ha podido guardar la valoración',
  loadFailed: 'No se ha podido leer tu valoración.',
  noSentence: 'Diste la nota sin escribir nada.',
  places: { public: 'Se puede publicar', private: 'Solo la lee nuestro equipo', hidden: 'No está en el sitio' },
  hidden: ({ reason }) =>
    `Nuestro equipo ha dejado de mostrar este texto en el sitio. Motivo: ${reason} La nota sigue en la media.`,
  reply: 'Respuesta de nuestro equipo',
}
