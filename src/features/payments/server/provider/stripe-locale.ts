import type { Language } from '#rules/language/preferences.ts'

export const stripeLocale = { pt_BR: 'pt-BR', en_US: 'en', es_ES: 'es' } as const satisfies Record<Language, string>
