import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { type Dictionary, defaultDictionary, loadDictionary } from './load-dictionary.ts'
import { isLocale, type Locale } from './shape.ts'

const STORAGE_KEY = 'locale'

type Current = { locale: Locale; dictionary: Dictionary }
type LocaleContext = Current & { setLocale: (locale: Locale) => Promise<void> }

const initial: Current = { locale: 'pt-BR', dictionary: defaultDictionary }
const Context = createContext<LocaleContext>({ ...initial, setLocale: async () => undefined })

/** Starts in Portuguese, as the prerendered pages are, and changes once the stored choice is known. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(initial)
  const show = useCallback(async (locale: Locale) => {
    const dictionary = await loadDictionary(locale)
    document.documentElement.lang = locale
    setCurrent({ locale, dictionary })
  }, [])

  useEffect(() => {
    const stored = localStorage.getItem(STORAGE_KEY)
    if (isLocale(stored) && stored !== initial.locale) void show(stored)
  }, [show])

  const value = useMemo<LocaleContext>(
    () => ({
      ...current,
      setLocale: async (locale) => {
        localStorage.setItem(STORAGE_KEY, locale)
        await show(locale)
      },
    }),
    [current, show],
  )
  return <Context value={value}>{children}</Context>
}

export const useLocale = (): LocaleContext => use(Context)

/** The texts of one area in the reader's language. */
export const useMessages = <A extends keyof Dictionary>(area: A): Dictionary[A] => use(Context).dictionary[area]
