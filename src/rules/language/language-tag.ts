import type { Language } from './preferences.ts'

/** As mails, PDFs and `Intl` name a language; an account writes it with an underscore (G3). */
export const languageTag = { pt_BR: 'pt-BR', en_US: 'en-US', es_ES: 'es-ES' } as const satisfies Record<
  Language,
  string
>
/** The account's language for a tag of the browser. */
export const languageOfTag = { 'pt-BR': 'pt_BR', 'en-US': 'en_US', 'es-ES': 'es_ES' } as const satisfies Record<
  (typeof languageTag)[Language],
  Language
>
export type LanguageTag = (typeof languageTag)[Language]
