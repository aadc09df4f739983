import { expect, test } from 'vitest'
import { figuresIn } from '#tests/support/figures-in.ts'
import { publicTexts } from '#tests/support/public-texts.ts'

/** The periods of `src/domain/retention/periods.ts`, by which the jobs remove what is kept. */
const KEPT_FOR = 'written from the periods by which the jobs remove data'

/** Figures that may stand in a content file, each with why no row of the office decides it. */
const allowed: Readonly<Record<string, string>> = {
  'src/web/content/landing.ts: 100%': 'the shares of all owners together, in a story',
  'src/web/content/privacy.ts: 24 horas': KEPT_FOR,
  'src/web/content/privacy.ts: 30 dias': KEPT_FOR,
  'src/web/content/privacy.ts: 5 anos': KEPT_FOR,
  'src/web/content/privacy.ts: 6 meses': KEPT_FOR,
  'src/web/content/privacy.ts: 400 dias': KEPT_FOR,
  'src/web/content/privacy.ts: 7 dias': KEPT_FOR,
  'src/web/content/privacy.ts: 15 dias': 'LGPD art. 19, named beside it',
  'src/web/content/privacy.ts: 18 anos': 'age of majority',
  'src/web/content/terms.ts: 18 anos': 'age of majority',
  'src/web/content/terms.ts: 7 dias': 'written by src/domain/withdrawal-law.ts, which names its source',
}

const CONTENT = /^src\/web\/content\//

test.each([
  ['R$ 1.499 no plano', ['R$ 1.499']],
  ['cerca de US$ 300 por ano', ['US$ 300']],
  ['multa de 25.000 dólares', ['25.000 dólares']],
  ['10% do valor', ['10%']],
  ['até 15 de abril', ['15 de abril']],
  ['vence em 15/04', ['15/04']],
  ['em 3 dias úteis', ['3 dias úteis']],
  ['leva duas semanas', ['duas semanas']],
  ['em até 12 vezes', ['12 vezes']],
  ['por Pix ou boleto', ['Pix', 'boleto']],
  ['Formação: {{timeFormation}}, por {{paymentMethods}}', []],
  ['Comparar os 50 estados', []],
])('a figure that is planted in a text is found: %s', (text, found) => {
  expect(figuresIn(text)).toEqual(found)
})

test('no price, date, period or payment method is written in a content file', async () => {
  const written = [...(await publicTexts())]
    .filter(([path]) => CONTENT.test(path))
    .flatMap(([path, { all }]) => all.flatMap((text) => figuresIn(text).map((figure) => `${path}: ${figure}`)))
  const asPage = (one: string): string => one.replace(/privacy-rights|kept-for/, 'privacy')
  expect([...new Set(written.map(asPage))].filter((one) => !(one in allowed))).toEqual([])
})
