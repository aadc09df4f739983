import type { MetaDescriptor } from 'react-router'
import { type PageSeo, seoByPath, socialImage } from '#features/site/web/content/seo.ts'
import { currentSite, fillText } from '#features/site-settings/web/use-site.ts'
import { publicTitleOf } from '#rules/public-pages.ts'
import { noIndex, plainMeta } from './shell-meta.ts'

/** Replaced by the time of the build (scripts/postbuild.ts), so that link previews do not show an old image. */
const STAMP = '{{builtAt}}'

let known: string | undefined

function read(origin: string): string {
  const url = `${origin}${socialImage.path}`
  if (typeof document === 'undefined') return `${url}?v=${STAMP}`
  return document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? url
}

/** In the browser the address is read from the page's HTML: a different one would add the tag a second time. */
function socialImageUrl(origin: string): string {
  known ??= read(origin)
  return known
}

const pages: Readonly<Record<string, PageSeo>> = seoByPath
const plain = (pathname: string): string => (pathname === '/' ? pathname : pathname.replace(/\/$/, ''))

const shared = (siteName: string, image: string): MetaDescriptor[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:locale', content: 'pt_BR' },
  { property: 'og:site_name', content: siteName },
  { property: 'og:image', content: image },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: String(socialImage.width) },
  { property: 'og:image:height', content: String(socialImage.height) },
  { property: 'og:image:alt', content: socialImage.alt },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:image', content: image },
  { name: 'twitter:image:alt', content: socialImage.alt },
]

/** Meta tags of a public page for search engines and link previews. */
export function pageMeta(pathname: string): MetaDescriptor[] {
  const path = plain(pathname)
  const seo = pages[path]
  if (!seo) return plainMeta(publicTitleOf(path))
  const { origin, siteName } = currentSite()
  const url = `${origin}${path}`
  return [
    { title: fillText(seo.title) },
    { name: 'description', content: fillText(seo.description) },
    ...(seo.index ? [] : [noIndex]),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:title', content: seo.ogTitle },
    { property: 'og:description', content: seo.ogDescription },
    { name: 'twitter:title', content: seo.ogTitle },
    { name: 'twitter:description', content: seo.ogDescription },
    ...shared(siteName, socialImageUrl(origin)),
  ]
}
