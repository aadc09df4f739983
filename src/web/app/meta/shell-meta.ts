import type { MetaDescriptor } from 'react-router'
import { currentSite } from '#web/content/use-site.ts'

export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' }

/** A title, and nothing for search engines. */
export const plainMeta = (title?: string): MetaDescriptor[] => {
  const { siteName } = currentSite()
  return [{ title: title ? `${title} · ${siteName}` : siteName }, noIndex]
}

/** The empty page in which panels are drawn. */
export const shellMeta = (): MetaDescriptor[] => plainMeta()
