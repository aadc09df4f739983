import type { Language } from './preferences.ts'

/** Language tags for mails, PDFs and `Intl`; accounts store the language with an underscore (G3). */
export const languageTag = { pt_BR: 'pt-BR', en_US: 'en-US', es_ES: 'es-ES' } as const satisfies Record<
  Language,
  string
>
/** The account's language for a browser's language tag. */
export const languageOfTag = { 'pt-BR': 'pt_BR', 'en-US': 'en_US', 'es-ES': 'es_ES' } as const satisfies Record<
  (typeof languageTag)[Language],
  Language
>
export type LanguageTag = (typeof languageTag)[Language]
