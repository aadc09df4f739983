import { seoByPath } from '#features/site/web/content/seo.ts'
import { sitePages } from '#rules/public-pages.ts'

/** Lists every page that search engines may index; the server replaces `{{origin}}` with its own address. */
export function sitemap(builtAt: Date): string {
  const day = builtAt.toISOString().slice(0, 10)
  const entries = sitePages
    .filter(({ path }) => seoByPath[path].index)
    .map(({ path }) => `  <url><loc>{{origin}}${path}</loc><lastmod>${day}</lastmod></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
