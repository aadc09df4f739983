import type { Locale, TranslationOf } from '#rules/language/translation.ts'
import type { Refusals } from '#web/words/refusals.ts'
import type { dictionary as portuguese } from './dictionary.pt-BR.ts'

type Areas = { [A in keyof typeof portuguese]: TranslationOf<(typeof portuguese)[A]> }
/** The texts of every area, and those that Portuguese readers get from the server. */
export type Dictionary = Areas & { refusals: Refusals }

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ dictionary: Dictionary }>> = {
  'en-US': () => import('./dictionary.en-US.ts'),
  'es-ES': () => import('./dictionary.es-ES.ts'),
}

/** Another language comes whole when somebody reads it; Portuguese comes with each screen that shows it. */
export async function loadDictionary(locale: Locale): Promise<Dictionary | undefined> {
  return locale === 'pt-BR' ? undefined : (await loaders[locale]()).dictionary
}
