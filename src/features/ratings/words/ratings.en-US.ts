import type { TranslationOf } from '#rules/language/translation.ts'
import type { ratings as portuguese } from './ratings.pt-BR.ts'

export const ratings: TranslationOf<typeof portuguese> = {
  title: 'How was it to open your company with us?',
  text: 'A score and, if you like, a sentence. You can change or withdraw it later.',
  yours: 'Your rating',
  score: 'Score',
  scoreOf: ({ score }) => `${score} out of 5`,
  scoreMissing: 'Choose a score from 1 to 5.',
  sentence: 'What would you tell another entrepreneur?',
  sentenceHint: ({ left }) => `Optional. ${left} characters left.`,
  publish: 'You may publish it on the site with my first name and my city',
  city: 'City that is shown',
  signed: ({ name, city }) => `It will be signed: ${name}, ${city}.`,
  send: 'Send rating',
  edit: 'Change',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the rating?',
  withdrawText: 'It leaves the average and the site. You can rate again whenever you like.',
  confirmWithdraw: 'Withdraw the rating',
  sent: 'Thank you! Your rating was saved.',
  withdrawn: 'Rating withdrawn.',
  failed: 'The rating could not be saved',
  loadFailed: 'Your rating could not be read.',
  noSentence: 'You gave a score without writing anything.',
  places: { public: 'May be published', private: 'Only our team reads it', hidden: 'Not on the site' },
  hidden: ({ reason }) =>
    `Our team no longer shows this text on the site. Reason: ${reason} The score still counts in the average.`,
  reply: 'Reply of our team',
}
