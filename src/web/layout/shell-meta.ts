import type { MetaDescriptor } from 'react-router'
import { currentSite } from '#web/site/use-site.ts'
import { documentTitle } from './document-title.ts'

const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' }

/** The empty page in which panels, and paths that do not exist, are drawn. */
export const shellMeta = (): MetaDescriptor[] => [{ title: currentSite().siteName }, noIndex]

/** A panel, or a path that does not exist: a title and nothing for search engines. */
export const screenMeta = (pathname: string): MetaDescriptor[] => [{ title: documentTitle(pathname) }, noIndex]
