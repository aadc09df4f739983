import { type APIRequestContext, expect, test } from '@playwright/test'
import { faqCategories } from '#features/site/web/content/faq.ts'
import { howItWorksSteps } from '#features/site/web/content/how-it-works.ts'
import { landingBenefits, landingStories } from '#features/site/web/content/landing.ts'
import { privacyPage } from '#features/site/web/content/privacy.ts'
import { seoByPath } from '#features/site/web/content/seo.ts'
import { termsPage } from '#features/site/web/content/terms.ts'
import { sitePages } from '#rules/public-pages.ts'
import { byDefault, filled } from './support/announced.ts'
import { wake } from './support/script-weight.ts'
import { openUntouched } from './support/untouched.ts'

type Data = {
  '@type': string
  mainEntity?: unknown[]
  offers?: { price: number; priceCurrency: string }
  name?: string
}

const read = async (request: APIRequestContext, path: string): Promise<string> => {
  const answer = await request.get(path, { headers: { accept: 'text/html' } })
  expect(answer.status(), path).toBe(200)
  return answer.text()
}
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#x27;')
const contents = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map((tag) => tag[1] ?? '')
const dataIn = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (block): Data => JSON.parse(block[1] ?? ''),
  )
const typesOf = (html: string) => dataIn(html).map((data) => data['@type'])

const texts: Record<string, readonly string[]> = {
  '/': [...landingBenefits.cards.map(({ text }) => text), landingStories.note],
  '/como-funciona': howItWorksSteps.steps.map(({ text }) => text),
  '/planos': byDefault.lists.plansPlans.flatMap(({ features }) => features),
  '/faq': faqCategories.flatMap(({ items }) => items.map(({ answer }) => answer)),
  '/privacidade': privacyPage.sections.map(({ title }) => title),
  '/termos': termsPage.sections.map(({ title }) => title),
}

for (const { path } of sitePages) {
  test(`${path} is complete before any script`, async ({ request, baseURL }) => {
    const html = await read(request, path)
    const seo = seoByPath[path]
    expect(html).toContain('<html lang="pt-BR"')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toContain(`<title>${escaped(seo.title.replace('{{siteName}}', 'Travessia'))}</title>`)
    expect(contents(html, 'description')).toEqual([escaped(filled(seo.description))])
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`)
    expect(contents(html, 'og:url')).toEqual([`${baseURL}${path}`])
    for (const name of ['og:title', 'twitter:title']) expect(contents(html, name)).toEqual([escaped(seo.ogTitle)])
    for (const name of ['og:description', 'twitter:description'])
      expect(contents(html, name)).toEqual([escaped(seo.ogDescription)])
    expect(contents(html, 'og:locale')).toEqual(['pt_BR'])
    expect(contents(html, 'twitter:card')).toEqual(['summary_large_image'])
    expect(contents(html, 'og:image')[0]).toMatch(new RegExp(`^${baseURL}/social\\.png\\?v=\\d{13}$`))
    expect(contents(html, 'twitter:image')).toEqual(contents(html, 'og:image'))
    for (const text of texts[path] ?? []) expect(html).toContain(escaped(filled(text)))
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('{{')
  })
}

test('titles and descriptions are short enough and differ', () => {
  const pages = sitePages.map(({ path }) => seoByPath[path])
  for (const { title, description } of pages) {
    expect(title.replace('{{siteName}}', 'Travessia').length, title).toBeLessThanOrEqual(60)
    expect(filled(description).length, description).toBeLessThanOrEqual(155)
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('the data for search engines parses, and claims no rating', async ({ request }) => {
  const [home, faq, plans] = await Promise.all(['/', '/faq', '/planos'].map((path) => read(request, path)))
  expect(typesOf(home ?? '')).toEqual(['Organization'])
  expect(dataIn(home ?? '')[0]?.name).toBe('Travessia')
  expect(typesOf(faq ?? '')).toEqual(['Organization', 'FAQPage'])
  expect(dataIn(faq ?? '')[1]?.mainEntity).toHaveLength(
    faqCategories.flatMap(({ items }) => items.filter(({ needs }) => !needs)).length,
  )
  expect(typesOf(plans ?? '')).toEqual(['Organization', 'Product', 'Product', 'Product', 'FAQPage'])
  const offers = dataIn(plans ?? '').flatMap(({ offers: offer }) => (offer ? [offer] : []))
  expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
    byDefault.lists.plansPlans.map(({ price, priceCurrency }) => [price, priceCurrency]),
  )
  expect([home, faq, plans].join()).not.toMatch(/aggregateRating|"Review"/)
})

test('the tags are not doubled once the page is alive, and follow the navigation', async ({ page, baseURL }) => {
  await openUntouched(page, '/faq')
  await wake(page)
  const count = (selector: string) => page.locator(`head ${selector}`).count()
  for (const selector of [
    'title',
    'link[rel=canonical]',
    'meta[name=description]',
    'meta[property="og:url"]',
    'meta[property="og:image"]',
    'meta[name=site]',
  ])
    expect(await count(selector), selector).toBe(1)
  expect(await count('script[type="application/ld+json"]')).toBe(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Planos' }).click()
  await expect(page).toHaveTitle('Planos e preços · Travessia')
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/planos`)
})

test('the site map lists every public page and the crawlers are told where it is', async ({ request, baseURL }) => {
  const map = await request.get('/sitemap.xml')
  expect(map.headers()['content-type']).toContain('application/xml')
  const listed = [...(await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map((entry) => entry[1])
  expect(listed).toEqual(sitePages.map(({ path }) => `${baseURL}${path}`))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  for (const area of ['user', 'agent', 'admin', 'superadmin', 'dev', 'api'])
    expect(robots).toContain(`Disallow: /${area}/`)
})

test('icons, manifest and the picture for previews are there in their sizes', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Travessia', lang: 'pt-BR' })
  const pictures: [path: string, width: number, height: number][] = [
    ['/social.png', 1200, 630],
    ['/apple-touch-icon.png', 180, 180],
    ...manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, ...sizes.split('x').map(Number)]),
  ]
  for (const [path, width, height] of pictures) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type'], path).toBe('image/png')
    const body = await answer.body()
    expect([body.readUInt32BE(16), body.readUInt32BE(20)], path).toEqual([width, height])
    expect(body.length, path).toBeLessThan(120_000)
  }
  for (const path of ['/favicon.ico', '/favicon.svg']) expect((await request.get(path)).status(), path).toBe(200)
})

test('screens that are not for search engines say so', async ({ request }) => {
  for (const path of ['/login', '/signup', '/user/dashboard', '/nada']) {
    const html = await (await request.get(path)).text()
    expect(contents(html, 'robots'), path).toEqual(['noindex'])
  }
})
