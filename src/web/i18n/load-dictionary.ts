import type { dictionary as portuguese } from './pt-BR/dictionary.ts'
import type { Refusals } from './shape/refusals.ts'
import type { Locale, TranslationOf } from './shape/translation.ts'

type Areas = { [A in keyof typeof portuguese]: TranslationOf<(typeof portuguese)[A]> }
/** The texts of every area, and those that Portuguese readers get from the server. */
export type Dictionary = Areas & { refusals: Refusals }

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ dictionary: Dictionary }>> = {
  'en-US': () => import('./en-US/dictionary.ts'),
  'es-ES': () => import('./es-ES/dictionary.ts'),
}

/** Another language comes whole when somebody reads it; Portuguese comes with each screen that shows it. */
export async function loadDictionary(locale: Locale): Promise<Dictionary | undefined> {
  return locale === 'pt-BR' ? undefined : (await loaders[locale]()).dictionary
}
