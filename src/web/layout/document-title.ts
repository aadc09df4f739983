import { publicTitleOf } from '#web/content/public-pages.ts'
import { defaultDictionary } from '#web/messages/load-dictionary.ts'
import { screenKeyOf } from '#web/navigation.ts'
import { currentSite } from '#web/site/use-site.ts'

/** Title of the browser tab; every path without a screen is the not-found page. */
export function documentTitle(pathname: string): string {
  const { siteName } = currentSite()
  if (pathname === '/') return siteName
  const key = screenKeyOf(pathname)
  const area = /^\/(user|agent|admin|superadmin|dev)(\/|$)/.test(pathname)
  const title =
    publicTitleOf(pathname) ??
    (key && defaultDictionary.screens[key]) ??
    (area ? undefined : defaultDictionary.shell.notFoundTitle)
  return title ? `${title} · ${siteName}` : siteName
}
