import { publicTitleOf, SITE_NAME } from '#web/content/public-pages.ts'
import { defaultDictionary } from '#web/messages/load-dictionary.ts'
import { screenKeyOf } from '#web/navigation.ts'

/** Title of the browser tab; every path without a screen is the not-found page. */
export function documentTitle(pathname: string): string {
  if (pathname === '/') return SITE_NAME
  const key = screenKeyOf(pathname)
  const area = /^\/(user|agent|admin|superadmin|dev)(\/|$)/.test(pathname)
  const title =
    publicTitleOf(pathname) ??
    (key && defaultDictionary.screens[key]) ??
    (area ? undefined : defaultDictionary.shell.notFoundTitle)
  return title ? `${title} · ${SITE_NAME}` : SITE_NAME
}
