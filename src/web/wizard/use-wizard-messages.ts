import { useEffect, useState } from 'react'
import { useLocale } from '#web/messages/locale-provider.tsx'
import { wizard as portuguese } from '#web/messages/pt-BR/wizard.ts'
import type { Locale, TranslationOf } from '#web/messages/shape.ts'

export type WizardMessages = TranslationOf<typeof portuguese>

const loaders: Record<Exclude<Locale, 'pt-BR'>, () => Promise<{ wizard: WizardMessages }>> = {
  'en-US': () => import('#web/messages/en-US/wizard.ts'),
  'es-ES': () => import('#web/messages/es-ES/wizard.ts'),
}

/** The wizard's texts come with the wizard, not with every page. */
export function useWizardMessages(): WizardMessages {
  const { locale } = useLocale()
  const [loaded, setLoaded] = useState<{ locale: Locale; texts: WizardMessages }>()
  useEffect(() => {
    if (locale === 'pt-BR') return
    let current = true
    void loaders[locale]().then(({ wizard }) => current && setLoaded({ locale, texts: wizard }))
    return () => {
      current = false
    }
  }, [locale])
  return loaded?.locale === locale ? loaded.texts : portuguese
}
