import { dictionary as portuguese } from './pt-BR/dictionary.ts'
import type { Locale, TranslationOf } from './shape.ts'

export type Dictionary = { [A in keyof typeof portuguese]: TranslationOf<(typeof portuguese)[A]> }
export const defaultDictionary: Dictionary = portuguese

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ dictionary: Dictionary }>> = {
  'en-US': () => import('./en-US/dictionary.ts'),
  'es-ES': () => import('./es-ES/dictionary.ts'),
}

/** Portuguese comes with the page, the others when somebody reads them. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  if (locale === 'pt-BR') return defaultDictionary
  return (await loaders[locale]()).dictionary
}
