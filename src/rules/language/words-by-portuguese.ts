import type { Language } from './preferences.ts'

type Other = Exclude<Language, 'pt_BR'>

/** Translations, keyed by the Portuguese text. */
export type WordsByPortuguese = Readonly<Record<string, Readonly<Record<Other, string>>>>
