import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { isLocale, type Locale, type TranslationOf } from '#rules/language/translation.ts'
import { type Dictionary, loadDictionary } from './load-dictionary.ts'

const STORAGE_KEY = 'locale'

type Current = { locale: Locale; translated: Dictionary | undefined }
type LocaleContext = Current & {
  /** Shows a language without remembering it, e.g. Portuguese on the way back to the public pages. */
  showLocale: (locale: Locale) => Promise<void>
  /** Shows a language and remembers it for the next visit with this browser. */
  setLocale: (locale: Locale) => Promise<void>
}

export const defaultLocale: Locale = 'pt-BR'
const initial: Current = { locale: defaultLocale, translated: undefined }
const nothing = async (): Promise<void> => undefined
const Context = createContext<LocaleContext>({ ...initial, showLocale: nothing, setLocale: nothing })

/** The language that this browser showed last. */
export function storedLocale(): Locale {
  const stored = localStorage.getItem(STORAGE_KEY)
  return isLocale(stored) ? stored : defaultLocale
}

/**
 * Starts in Portuguese, as the prerendered pages are; the public site stays so, panels follow their reader. `apart` is for a part
 * that follows its reader on a page that does not.
 */
export function LocaleProvider({ children, apart = false }: { children: ReactNode; apart?: boolean }) {
  const [current, setCurrent] = useState(initial)
  const wanted = useRef<Locale>(initial.locale)
  const showLocale = useCallback(
    async (locale: Locale) => {
      wanted.current = locale
      const translated = await loadDictionary(locale)
      // Another choice may have been made while this one was on its way.
      if (wanted.current !== locale) return
      if (!apart) document.documentElement.lang = locale
      setCurrent((before) => (before.locale === locale ? before : { locale, translated }))
    },
    [apart],
  )
  const value = useMemo<LocaleContext>(
    () => ({
      ...current,
      showLocale,
      setLocale: async (locale) => {
        localStorage.setItem(STORAGE_KEY, locale)
        await showLocale(locale)
      },
    }),
    [current, showLocale],
  )
  return <Context value={value}>{children}</Context>
}

export const useLocale = (): LocaleContext => use(Context)

/**
 * The texts of one area in the reader's language; the area is the name under which its files export them. Portuguese is handed in, so
 * that a page carries only what it shows.
 */
export const useMessages = <P extends object>(area: string, portuguese: P): TranslationOf<P> =>
  (use(Context).translated?.[area] ?? portuguese) as TranslationOf<P>
