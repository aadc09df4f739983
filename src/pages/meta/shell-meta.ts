import type { MetaDescriptor } from 'react-router'
import { currentSite } from '#features/site-settings/web/use-site.ts'

export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' }

/** The title of a page: its own title first, the site's name last. */
export const titleWith = (title?: string): string => [...(title ? [title] : []), currentSite().siteName].join(' · ')

/** A title and `noindex`. */
export const plainMeta = (title?: string): MetaDescriptor[] => [{ title: titleWith(title) }, noIndex]

/** Meta tags of the empty shell page, in which panels are rendered. */
export const shellMeta = (): MetaDescriptor[] => plainMeta()
