import type { Locale } from '#rules/language/translation.ts'

/** Texts by area. */
export type Dictionary = Readonly<Record<string, object>>

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ dictionary: Dictionary }>> = {
  'en-US': () => import('./dictionary.en-US.ts'),
  'es-ES': () => import('./dictionary.es-ES.ts'),
}

/** Another language comes whole when somebody reads it; Portuguese comes with each screen that shows it. */
export async function loadDictionary(locale: Locale): Promise<Dictionary | undefined> {
  return locale === 'pt-BR' ? undefined : (await loaders[locale]()).dictionary
}
