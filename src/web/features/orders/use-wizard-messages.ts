import { useEffect, useState } from 'react'
import { useLocale } from '#web/i18n/locale-provider.tsx'
import { orders as portuguese } from '#web/i18n/pt-BR/orders.ts'
import type { Locale, TranslationOf } from '#web/i18n/shape/translation.ts'

export type WizardMessages = TranslationOf<typeof portuguese>

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ orders: WizardMessages }>> = {
  'en-US': () => import('#web/i18n/en-US/orders.ts'),
  'es-ES': () => import('#web/i18n/es-ES/orders.ts'),
}

/** The wizard's texts come with the wizard, not with every page. */
export function useWizardMessages(): WizardMessages {
  const { locale } = useLocale()
  const [loaded, setLoaded] = useState<{ locale: Locale; texts: WizardMessages }>()
  useEffect(() => {
    if (locale === 'pt-BR') return
    let current = true
    void loaders[locale]().then(({ orders }) => current && setLoaded({ locale, texts: orders }))
    return () => {
      current = false
    }
  }, [locale])
  return loaded?.locale === locale ? loaded.texts : portuguese
}
