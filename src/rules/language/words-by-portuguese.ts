import type { Language } from './preferences.ts'

type Other = Exclude<Language, 'pt_BR'>

/** Texts in the other languages, by their Portuguese words. */
export type WordsByPortuguese = Readonly<Record<string, Readonly<Record<Other, string>>>>
