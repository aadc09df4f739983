import type { Language } from '#domain/accounts/preferences.ts'
import type { Locale } from './shape/translation.ts'

/** The account writes languages with an underscore (G3), the browser as the standard does. */
export const localeOf: Record<Language, Locale> = { pt_BR: 'pt-BR', en_US: 'en-US', es_ES: 'es-ES' }
