import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { stateDay, stateMoney } from '#features/catalog/rules/state-figures.ts'
import { allowedFigures } from '#tests/support/allowed-figures.ts'
import { figuresIn } from '#tests/support/figures-in.ts'
import { pageText } from '#tests/support/page-text.ts'
import { publicRoutes } from './support/site.ts'

type Guide = {
  checkedOn: string | null
  types: {
    formationFeeCents: number | null
    filingFeeCents: number | null
    yearlyCostCents: number | null
    due: string
  }[]
  sources: { date: string | null }[]
}

/** Prices, dates, periods and methods in the prerendered page, before the server fills its markers from database rows. */
const writtenOn = (path: string): string[] => [
  ...new Set(figuresIn(pageText(readFileSync(join('build/client', path, 'index.html'), 'utf8')))),
]

/** Every figure of the state guides, formatted as a guide shows it. */
const figuresOfGuides = (guides: readonly Guide[]): Set<string> =>
  new Set(
    guides.flatMap(({ checkedOn, types, sources }) => [
      ...[checkedOn, ...sources.map(({ date }) => date)].flatMap((day) => (day ? [stateDay(day)] : [])),
      ...types.flatMap(({ formationFeeCents, filingFeeCents, yearlyCostCents, due }) => [
        ...[formationFeeCents, filingFeeCents, yearlyCostCents].flatMap((cents) =>
          cents === null ? [] : [stateMoney(cents)],
        ),
        ...figuresIn(due),
      ]),
    ]),
  )

test('every price, date, period and method on the public pages comes from a row', async ({ request }) => {
  const { items } = (await (await request.get('/api/states/guides')).json()) as { items: Guide[] }
  const guides = figuresOfGuides(items)
  const found: string[] = []
  for (const path of publicRoutes) {
    const written = writtenOn(path)
    // The guides are prerendered with the build's rows, and read again from the API at the first interaction.
    const ofNoRow = path === '/cadastro' ? written.filter((figure) => !guides.has(figure)) : written
    found.push(...ofNoRow.map((figure) => `${path}: ${figure}`))
    const served = pageText(await (await request.get(path)).text())
    expect(served, path).not.toMatch(/\{\{\w+\}\}/)
    console.log(`${path}: ${new Set(figuresIn(served)).size} figures served, ${ofNoRow.length} written`)
  }
  const allowed = Object.entries(allowedFigures).flatMap(([path, of]) =>
    Object.keys(of).map((one) => `${path}: ${one}`),
  )
  expect(found.sort()).toEqual(allowed.sort())
})

test('a figure that is planted in a page is found, also in its structured data and its description', () => {
  const planted = [
    '<p>Só <b>US$ 300</b> por ano</p>',
    '<script type="application/ld+json">{"text":"em 3 dias úteis"}</script>',
    '<meta name="description" content="até 12 vezes"/>',
    '<p>por <!-- -->Pix</p>',
  ]
  expect(planted.flatMap((html) => figuresIn(pageText(html)))).toEqual(['US$ 300', '3 dias úteis', '12 vezes', 'Pix'])
  expect(figuresIn(pageText('<script>var price = "US$ 300"</script><p>{{price}}</p>'))).toEqual([])
})
