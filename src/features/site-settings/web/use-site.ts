import { useSyncExternalStore } from 'react'
import { ALL_VALUES, fillTokens, type SiteValues, siteMarkers, siteTokens } from '#features/site-settings/rules/site.ts'

const META = 'meta[name="site"]'

// Fetched in development only: whatever this file imports would come with every page.
const announcedInDevelopment = import.meta.env.DEV
  ? {
      ...(await import('#features/announcement/rules/shown.ts')).announcedByDefault().texts,
      ...(await import('#features/ratings/rules/proof.ts')).proofByDefault().texts,
    }
  : {}

/** What a page shows whose markers no server has filled in, as in development. */
const unfilled: SiteValues = {
  ...(Object.fromEntries(siteTokens.map((token) => [token, ''])) as Record<keyof SiteValues, string>),
  siteName: 'Travessia',
  ...announcedInDevelopment,
}

/** The content of the meta tag: the marker at build time, later what the server wrote there. */
export const siteMeta = (): string =>
  typeof document === 'undefined' ? ALL_VALUES : (document.querySelector<HTMLMetaElement>(META)?.content ?? ALL_VALUES)

function read(): SiteValues {
  if (typeof document === 'undefined') return import.meta.env.DEV ? unfilled : siteMarkers
  try {
    const given: unknown = JSON.parse(siteMeta())
    return { ...unfilled, ...(given as Partial<SiteValues>) }
  } catch {
    return unfilled // the marker itself: this page did not come from the server
  }
}

let known: SiteValues | undefined

/** Name and contacts of the site; an empty text is not set. At build time each is its marker. */
export function currentSite(): SiteValues {
  known ??= read()
  return known
}

const listeners = new Set<() => void>()
function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whoever saves the settings sees the new values at once; other open pages show them when they are loaded again. */
export function rememberSite(changes: Partial<SiteValues>): void {
  known = { ...currentSite(), ...changes }
  for (const listener of listeners) listener()
}

/** Unless this page itself saves the settings the values stay, so that what is hydrated agrees with the HTML. */
export const useSite = (): SiteValues => useSyncExternalStore(listen, currentSite, currentSite)

/** For texts of `content` with markers in them: of the site's settings, or figures that it announces. */
export const fillText = (text: string): string => fillTokens(text, currentSite())
