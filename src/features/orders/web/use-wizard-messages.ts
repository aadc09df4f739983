import { useEffect, useState } from 'react'
import type { WizardStep } from '#features/orders/rules/wizard-draft.ts'
import { orders as portuguese } from '#features/orders/words/orders.pt-BR.ts'
import type { Locale, TranslationOf } from '#rules/language/translation.ts'
import { useLocale } from '#web/words/locale-provider.tsx'

export type WizardMessages = TranslationOf<typeof portuguese>

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ orders: WizardMessages }>> = {
  'en-US': () => import('#features/orders/words/orders.en-US.ts'),
  'es-ES': () => import('#features/orders/words/orders.es-ES.ts'),
}

/** The wizard's texts load with the wizard, not with every page. Each step retries a failed load; until then texts are Portuguese. */
export function useWizardMessages(step?: WizardStep): WizardMessages {
  const { locale } = useLocale()
  const [loaded, setLoaded] = useState<{ locale: Locale; texts: WizardMessages }>()
  const has = loaded?.locale === locale
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is when to try again
  useEffect(() => {
    if (locale === 'pt-BR' || has) return
    let current = true
    loaders[locale]().then(
      ({ orders }) => current && setLoaded({ locale, texts: orders }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [locale, has, step])
  return has ? loaded.texts : portuguese
}
