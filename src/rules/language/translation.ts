export const locales = ['pt-BR', 'en-US', 'es-ES'] as const
export type Locale = (typeof locales)[number]
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

type Widen<T> = T extends string
  ? string
  : T extends (values: infer V) => string
    ? (values: V) => string
    : { readonly [K in keyof T]: Widen<T[K]> }

/** The type of a translation: exactly the keys and parameters of the Portuguese texts. */
export type TranslationOf<T> = { readonly [K in keyof T]: Widen<T[K]> }
