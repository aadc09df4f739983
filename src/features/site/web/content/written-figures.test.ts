import { expect, test } from 'vitest'
import { allowedFigures } from '#tests/support/allowed-figures.ts'
import { figuresIn } from '#tests/support/figures-in.ts'
import { publicTexts } from '#tests/support/public-texts.ts'

/** The address of the page that shows a content file. */
const pages: Readonly<Record<string, string>> = {
  'privacy.ts': '/privacidade',
  'privacy-rights.ts': '/privacidade',
  'kept-for.ts': '/privacidade',
  'terms.ts': '/termos',
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
  const written = [...(await publicTexts())].flatMap(([path, { all }]) => {
    const allowed = allowedFigures[pages[path.replace(CONTENT, '')] ?? ''] ?? {}
    return CONTENT.test(path)
      ? all.flatMap(figuresIn).flatMap((one) => (one in allowed ? [] : [`${path}: ${one}`]))
      : []
  })
  expect(written).toEqual([])
})
