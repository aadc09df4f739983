import { useSyncExternalStore } from 'react'
import { ALL_VALUES, fillTokens, type SiteValues, siteMarkers, siteTokens } from '#features/site-settings/rules/site.ts'

const META = 'meta[name="site"]'

// Imported only in development, because static imports of this file would be part of every page.
const announcedInDevelopment = import.meta.env.DEV
  ? {
      ...(await import('#features/announcement/rules/shown.ts')).announcedByDefault().texts,
      ...(await import('#features/ratings/rules/proof.ts')).proofByDefault().texts,
    }
  : {}

/** Values for a page whose markers were not filled by the server, as in development. */
const unfilled: SiteValues = {
  ...(Object.fromEntries(siteTokens.map((token) => [token, ''])) as Record<keyof SiteValues, string>),
  siteName: 'Travessia',
  ...announcedInDevelopment,
}

/** The content of the meta tag: the marker at build time, later the JSON that the server filled in. */
export const siteMeta = (): string =>
  typeof document === 'undefined' ? ALL_VALUES : (document.querySelector<HTMLMetaElement>(META)?.content ?? ALL_VALUES)

function read(): SiteValues {
  if (typeof document === 'undefined') return import.meta.env.DEV ? unfilled : siteMarkers
  try {
    const given: unknown = JSON.parse(siteMeta())
    return { ...unfilled, ...(given as Partial<SiteValues>) }
  } catch {
    return unfilled // not JSON: the marker is unfilled, so the server did not serve this page
  }
}

let known: SiteValues | undefined

/** Settings and announced texts of the site; an empty text is not set. At build time each value is its own marker. */
export function currentSite(): SiteValues {
  known ??= read()
  return known
}

const listeners = new Set<() => void>()
function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Updates the values in the page that saved the settings; other open pages show them after a reload. */
export function rememberSite(changes: Partial<SiteValues>): void {
  known = { ...currentSite(), ...changes }
  for (const listener of listeners) listener()
}

/** The values change only when this page saves the settings, so that hydration matches the prerendered HTML. */
export const useSite = (): SiteValues => useSyncExternalStore(listen, currentSite, currentSite)

/** Fills the markers of a content text: settings of the site and announced figures. */
export const fillText = (text: string): string => fillTokens(text, currentSite())
