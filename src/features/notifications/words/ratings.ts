import type { NotificationTexts } from '#features/notifications/rules/kinds.ts'

type Texts = Pick<NotificationTexts, 'ratingAsked' | 'ratingReplied' | 'ratingHidden'>
/** The sentence for a reason in one language; empty without a reason. */
type Because = (reason: string) => string

/** Notification texts about ratings, by language. */
export const ratingTexts = {
  portuguese: (because: Because): Texts => ({
    ratingAsked: ({ company, again }) => ({
      title: again ? 'Ainda queremos ouvir você' : 'Como foi abrir a sua empresa?',
      message: `Conte em uma nota e uma frase como foi abrir a ${company} com a gente. Leva menos de um minuto, no seu painel, e você decide se publicamos.`,
    }),
    ratingReplied: ({ company }) => ({
      title: 'Respondemos à sua avaliação',
      message: `Nossa equipe respondeu ao que você disse sobre a abertura da ${company}. Leia no seu painel.`,
    }),
    ratingHidden: ({ company, reason }) => ({
      title: 'Sua avaliação não está no site',
      message: `Deixamos de mostrar no site o que você escreveu sobre a abertura da ${company}.${because(reason)} A nota continua na média. Você pode mudar o texto no seu painel.`,
    }),
  }),
  english: (because: Because): Texts => ({
    ratingAsked: ({ company, again }) => ({
      title: again ? 'We would still like to hear from you' : 'How was it to open your company?',
      message: `Tell us with a score and a sentence how it was to open ${company} with us. It takes less than a minute, on your dashboard, and you decide whether we publish it.`,
    }),
    ratingReplied: ({ company }) => ({
      title: 'We replied to your rating',
      message: `Our team replied to what you said about opening ${company}. Read it on your dashboard.`,
    }),
    ratingHidden: ({ company, reason }) => ({
      title: 'Your rating is not on the site',
      message: `We no longer show on the site what you wrote about opening ${company}.${because(reason)} The score still counts in the average. You can change the text on your dashboard.`,
    }),
  }),
  spanish: (because: Because): Texts => ({
    ratingAsked: ({ company, again }) => ({
      title: again ? 'Todavía queremos escucharte' : '¿Cómo fue abrir tu empresa?',
      message: `Cuéntanos con una nota y una frase cómo fue abrir ${company} con nosotros. Lleva menos de un minuto, en tu panel, y tú decides si lo publicamos.`,
    }),
    ratingReplied: ({ company }) => ({
      title: 'Respondimos a tu valoración',
      message: `Nuestro equipo respondió a lo que dijiste sobre la apertura de ${company}. Léelo en tu panel.`,
    }),
    ratingHidden: ({ company, reason }) => ({
      title: 'Tu valoración no está en el sitio',
      message: `Dejamos de mostrar en el sitio lo que escribiste sobre la apertura de ${company}.${because(reason)} La nota sigue en la media. Puedes cambiar el texto en tu panel.`,
    }),
  }),
} as const
