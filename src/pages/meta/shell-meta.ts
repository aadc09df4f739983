import type { MetaDescriptor } from 'react-router'
import { currentSite } from '#features/site-settings/web/use-site.ts'

export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' }

/** Titles of pages begin with what is on the page and end with the site's name. */
export const titleWith = (title?: string): string => [...(title ? [title] : []), currentSite().siteName].join(' · ')

/** A title, and nothing for search engines. */
export const plainMeta = (title?: string): MetaDescriptor[] => [{ title: titleWith(title) }, noIndex]

/** The empty page in which panels are drawn. */
export const shellMeta = (): MetaDescriptor[] => plainMeta()
