import { expect, test } from 'vitest'
import { type SiteValues, siteMarkers } from '#features/site-settings/rules/site.ts'
import { fillFile, fillPage } from './fill-markers.ts'
import type { PageValues } from './page-values.ts'

const empty = Object.fromEntries(Object.keys(siteMarkers).map((token) => [token, ''])) as SiteValues
const values = (given: Partial<SiteValues>, lists: PageValues['lists'] = {}): PageValues => {
  const texts = { ...empty, siteName: 'Travessia', ...given }
  return { texts, lists, forScript: texts }
}
const nasty = `</script><img src=x onerror="alert('1')">&`

test('values are text in text and text in attributes', () => {
  const html = fillPage('<p title="{{siteName}}">{{siteName}}, {{email}}</p>', values({ siteName: nasty }))
  expect(html).not.toContain('<img')
  expect(html).toContain('title="&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"')
  expect(html).toMatch(/>&lt;\/script&gt;.*, <\/p>$/)
})

test('a replacement pattern in a value is a text as well', () => {
  expect(fillPage('<b>{{siteName}}</b>', values({ siteName: "$& $' $1" }))).toBe('<b>$&amp; $&#39; $1</b>')
})

test('the tag for the script holds every value as JSON', () => {
  const html = fillPage('<meta name="site" content="{{site}}"/>', values({ siteName: `A "b" <c>`, phone: '+55' }))
  const content = /content="([^"]*)"/.exec(html)?.[1] ?? ''
  const plain = content
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
  expect(JSON.parse(plain)).toMatchObject({ siteName: `A "b" <c>`, phone: '+55', email: '' })
})

test('data for search engines stays data, without what is not set', () => {
  const data = { name: '{{siteName}}', email: '{{email}}', url: '{{origin}}/x', tags: ['{{phone}}', 'a'], n: 1 }
  const page = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const html = fillPage(page, values({ siteName: nasty, origin: 'https://a.test' }))
  const content = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? ''
  expect(content).not.toMatch(/[<>&]/)
  expect(JSON.parse(content)).toEqual({ name: nasty, url: 'https://a.test/x', tags: ['a'], n: 1 })
})

test('scripts that run stay as the policy knows them', () => {
  const script = '<script>const a="{{siteName}}"</script>'
  expect(fillPage(`<p>{{siteName}}</p>${script}`, values({}))).toBe(`<p>Travessia</p>${script}`)
})

test('what needs an empty setting is hidden, once', () => {
  const page =
    '<li class="x" data-needs="phone">t</li><br data-needs="phone"/><p data-needs="phone" hidden="">{{phone}}</p>'
  expect(fillPage(page, values({}))).toBe(
    '<li class="x" data-needs="phone" hidden="">t</li><br data-needs="phone" hidden=""/><p data-needs="phone" hidden=""></p>',
  )
  expect(fillPage(page, values({ phone: '+55 11' }))).toContain('<li class="x" data-needs="phone">')
})

test('unknown names and other files are left alone', () => {
  expect(fillPage('{{nada}}', values({}))).toBe('{{nada}}')
  expect(fillFile('/assets/x.js', '{{siteName}}', values({}))).toBe('{{siteName}}')
  expect(fillFile('/sitemap.xml', '<loc>{{origin}}/</loc>', values({ origin: 'https://a.test' }))).toBe(
    '<loc>https://a.test/</loc>',
  )
  expect(fillFile('/site.webmanifest', '{"name":"{{siteName}}"}', values({ siteName: 'A "b"' }))).toBe(
    '{"name":"A \\"b\\""}',
  )
})

const cards = [
  { as: 'plain', name: 'A <b>', badge: '', price: 1499, features: ['um', 'dois {{siteName}}'] },
  { as: 'dark', name: 'B {{email}}', badge: 'Novo', price: 20, features: [] },
]

test('a list is drawn once for each entry, in the drawing that the entry names', () => {
  const page =
    '<div class="grid" data-list="plans">' +
    '<article data-as="dark"><div>{{name}}<em data-needs="badge">{{badge}}</em></div></article>' +
    '<article data-as="plain"><p>{{name}}<em data-needs="badge">{{badge}}</em></p><ul data-list="features"><li data-as="line">{{line}}</li></ul></article>' +
    '</div><p>{{siteName}}</p>'
  expect(fillPage(page, values({ email: 'x@y.test' }, { plans: cards }))).toBe(
    '<div class="grid" data-list="plans">' +
      '<article data-as="plain"><p>A &lt;b&gt;<em data-needs="badge" hidden=""></em></p>' +
      '<ul data-list="features"><li data-as="line">um</li><li data-as="line">dois &#123;&#123;siteName}}</li></ul></article>' +
      '<article data-as="dark"><div>B &#123;&#123;email}}<em data-needs="badge">Novo</em></div></article>' +
      '</div><p>Travessia</p>',
  )
  expect(fillPage(page, values({}, { plans: [] }))).toBe('<div class="grid" data-list="plans"></div><p>Travessia</p>')
})

test('data for search engines stands once for each entry, and its price stays a number', () => {
  const data = { each: 'plans', name: '{{siteName}} {{name}}', offers: { price: '{{price}}', note: '{{badge}}' } }
  const html = fillPage(
    `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    values({}, { plans: cards }),
  )
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((one) =>
    JSON.parse(one[1] ?? ''),
  )
  expect(blocks).toEqual([
    { name: 'Travessia A <b>', offers: { price: 1499 } },
    { name: 'Travessia B {{email}}', offers: { price: 20, note: 'Novo' } },
  ])
})

test('a question that is not asked is no entry of the data', () => {
  const data = { list: [{ name: '{{phone}}', answer: 'x' }, { name: 'b' }] }
  const html = fillPage(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, values({}))
  expect(html).toContain('{"list":[{"name":"b"}]}')
})

test('a marker that somebody wrote as a text is shown as that text', () => {
  expect(fillPage('<b>{{siteName}}</b>', values({ siteName: '{{email}} {{site}}', email: 'a@b.test' }))).toBe(
    '<b>{{email}} {{site}}</b>',
  )
})
