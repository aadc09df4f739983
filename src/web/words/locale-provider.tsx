import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { isLocale, type Locale, type TranslationOf } from '#rules/language/translation.ts'
import { type Dictionary, loadDictionary } from './load-dictionary.ts'
import { shared } from './shared.pt-BR.ts'

const STORAGE_KEY = 'locale'

type Current = { locale: Locale; translated: Dictionary | undefined }
type LocaleContext = Current & {
  /** Shows a language without storing it, e.g. Portuguese when the reader returns to the public pages. */
  showLocale: (locale: Locale) => Promise<void>
  /** Shows a language and stores it for the next visit with this browser. */
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
 * Starts in Portuguese, like the prerendered pages; the public site stays in Portuguese, panels use the reader's language. `apart` is
 * for a part of a public page that uses the reader's language: it leaves the page's `lang` unchanged.
 */
export function LocaleProvider({ children, apart = false }: { children: ReactNode; apart?: boolean }) {
  const [current, setCurrent] = useState(initial)
  const wanted = useRef<Locale>(initial.locale)
  const showLocale = useCallback(
    async (locale: Locale) => {
      wanted.current = locale
      const translated = await loadDictionary(locale)
      // The reader may have chosen another language while this dictionary was loading.
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

type Shared = TranslationOf<typeof shared>
/** The texts of an area and, under names that it does not use itself, the shared ones; all shared texts are in `shared`. */
export type Messages<P> = TranslationOf<P> & Omit<Shared, keyof P> & { readonly shared: Shared }

// One object per area and language: hooks depend on the identity of their texts.
const merged = new WeakMap<object, object>()
function withShared(own: object, texts: object): object {
  const known = merged.get(own)
  if (known) return known
  const all = { ...texts, ...own, shared: texts }
  merged.set(own, all)
  return all
}

/**
 * The texts of one area in the reader's language; the area is the name that its files export. Portuguese is passed in, so that a page's
 * script contains only the texts that it shows.
 */
export function useMessages<P extends object>(area: string, portuguese: P): Messages<P> {
  const { translated } = use(Context)
  return withShared(translated?.[area] ?? portuguese, translated?.['shared'] ?? shared) as Messages<P>
}

export const useSharedMessages = (): Shared => (use(Context).translated?.['shared'] as Shared | undefined) ?? shared
