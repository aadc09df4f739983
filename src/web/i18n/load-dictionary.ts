import type { dictionary as portuguese } from './pt-BR/dictionary.ts'
import type { Locale, TranslationOf } from './shape/translation.ts'

export type Dictionary = { [A in keyof typeof portuguese]: TranslationOf<(typeof portuguese)[A]> }

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ dictionary: Dictionary }>> = {
  'en-US': () => import('./en-US/dictionary.ts'),
  'es-ES': () => import('./es-ES/dictionary.ts'),
}

/** Another language comes whole when somebody reads it; Portuguese comes with each screen that shows it. */
export async function loadDictionary(locale: Locale): Promise<Dictionary | undefined> {
  return locale === 'pt-BR' ? undefined : (await loaders[locale]()).dictionary
}
