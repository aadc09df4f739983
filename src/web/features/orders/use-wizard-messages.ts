import { useEffect, useState } from 'react'
import type { WizardStep } from '#domain/orders/wizard-draft.ts'
import { useLocale } from '#web/i18n/locale-provider.tsx'
import { orders as portuguese } from '#web/i18n/pt-BR/orders.ts'
import type { Locale, TranslationOf } from '#web/i18n/shape/translation.ts'

export type WizardMessages = TranslationOf<typeof portuguese>

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ orders: WizardMessages }>> = {
  'en-US': () => import('#web/i18n/en-US/orders.ts'),
  'es-ES': () => import('#web/i18n/es-ES/orders.ts'),
}

/** The wizard's texts come with the wizard, not with every page. What was lost on its way is asked for again with each step. */
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
