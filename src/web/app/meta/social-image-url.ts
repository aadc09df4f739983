import { socialImage } from '#web/content/seo.ts'

/** The build puts its own time here (scripts/postbuild.ts), so that previews do not show an old picture. */
const STAMP = '{{builtAt}}'

let known: string | undefined

function read(origin: string): string {
  const url = `${origin}${socialImage.path}`
  if (typeof document === 'undefined') return `${url}?v=${STAMP}`
  return document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? url
}

/** In the browser the address comes from the page's HTML: any other one would add the tag a second time. */
export function socialImageUrl(origin: string): string {
  known ??= read(origin)
  return known
}
