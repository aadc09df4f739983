import { useEffect, useRef } from 'react'
import { languageTag } from '#rules/language/language-tag.ts'
import { defaultLocale, storedLocale, useLocale } from '#web/words/locale-provider.tsx'
import { useSession } from './use-session.ts'

/** Shows the account's language on every device; before signing in, the language that this browser showed last. */
export function useReaderLocale(asked = true): void {
  const language = useSession(asked).user?.language
  const locale = useRef(useLocale())
  useEffect(() => {
    const { setLocale, showLocale } = locale.current
    void (language ? setLocale(languageTag[language]) : showLocale(storedLocale()))
  }, [language])
  // The public site is in Portuguese only.
  useEffect(() => {
    const { showLocale } = locale.current
    return () => void showLocale(defaultLocale)
  }, [])
}
