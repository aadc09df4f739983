import type { Locale } from '#rules/language/translation.ts'

/** Texts by area, such as `payments`. */
export type Dictionary = Readonly<Record<string, object>>

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ dictionary: Dictionary }>> = {
  'en-US': () => import('./dictionary.en-US.ts'),
  'es-ES': () => import('./dictionary.es-ES.ts'),
}

/** Other languages are loaded whole when a reader needs one; Portuguese texts are part of each screen's script. */
export async function loadDictionary(locale: Locale): Promise<Dictionary | undefined> {
  return locale === 'pt-BR' ? undefined : (await loaders[locale]()).dictionary
}
