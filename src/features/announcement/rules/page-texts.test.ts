import { expect, test } from 'vitest'
import { announcementDefaults } from './defaults.ts'
import { announcedTokens } from './page-texts.ts'
import { amountText, type OfferedPackage, planCards } from './plan-cards.ts'
import { type QuotedFact, quotedFacts, quotedTexts } from './quoted-facts.ts'
import { announcementIds, announcementRow, announcementShapes } from './rows.ts'
import { announcedFor, nothingKnown } from './shown.ts'
import { spanText } from './span.ts'

const plan = (given: Partial<OfferedPackage>): OfferedPackage => ({
  ...{ name: 'Início', description: '', priceCents: 0, priceBrlCents: 0, processingTime: '3 semanas' },
  ...{ features: ['um'], recommended: false, alerts: false },
  ...given,
})
const packages = [
  plan({}),
  plan({
    ...{ name: 'Completo', description: 'Para crescer.', priceCents: 129_990, priceBrlCents: 699_000 },
    ...{ recommended: true, alerts: true },
  }),
]

const textsOf = (given: readonly OfferedPackage[]) => announcedFor(announcementDefaults, given, nothingKnown).texts

test('what is announced at first may be saved as it is', () => {
  for (const id of announcementIds)
    expect(announcementShapes[id].parse(announcementDefaults[id]), id).toEqual(announcementDefaults[id])
})

test('specified counts and rating are off, and published only with a source and one count for all pages', () => {
  const { customers } = announcementShapes
  const off = announcementDefaults.customers
  const problems = (more: object) =>
    (customers.safeParse({ ...off, ...more }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
  const { published: _, figureSource: __, ...stored } = off
  expect(customers.parse(stored)).toEqual(off)
  expect(off.published).toBe(false)
  expect(problems({ published: true })).toEqual([
    ['figureSource', 'required'],
    ['signUpCount', 'disagrees'],
  ])
  expect(problems({ published: true, figureSource: 'Pesquisa Exemplo', signUpCount: off.marketingCount })).toEqual([])
})

test('the pages say the figures of the announcement and count and name the packages', () => {
  const texts = textsOf(packages)
  expect(texts).toMatchObject({
    timeFormation: '3 a 5 dias úteis',
    timeTotal: '2 a 3 semanas',
    contactSaturday: '10h às 14h',
    contactSunday: 'Fechado',
    landingPlansTitle: 'Dois planos, um pagamento cada',
    planNames: 'Início e Completo',
    noPlans: '',
    alertPlans: 'Completo',
    paymentMethods: 'cartão de crédito (em modo de teste: nenhum valor é cobrado)',
  })
  expect(Object.keys(texts).sort()).toEqual([...announcedTokens].sort())
})

const fact: QuotedFact = { key: '', amount: null, summary: null, sources: [], checkedOn: null }

test('the yearly tax of Delaware is the amount of its row, and no figure while there is none', () => {
  const taxOf = (amount: number | null) => quotedTexts([{ ...fact, key: quotedFacts.delawareTax, amount }]).delawareTax
  expect(taxOf(40_000)).toMatch(/^de US\$\s400,00 por ano$/)
  expect(taxOf(null)).not.toMatch(/\d/)
})

test('a fact of Brazilian law is said with source and day, and not at all without a source', () => {
  const iofOf = (given: Partial<QuotedFact>) => quotedTexts([{ ...fact, key: quotedFacts.iof, ...given }]).iof
  const sourced = { summary: 'O IOF é de 3,5%.', sources: [{ title: 'Decreto 12.499/2025' }], checkedOn: '2026-11-18' }
  expect(iofOf(sourced)).toBe('O IOF é de 3,5%. Fonte: Decreto 12.499/2025, conferida em 18 de novembro de 2026.')
  expect(iofOf({ ...sourced, checkedOn: null })).toBe('O IOF é de 3,5%. Fonte: Decreto 12.499/2025.')
  expect(iofOf({ ...sourced, sources: [] })).toBe('')
  expect(iofOf({ ...sourced, summary: null })).toBe('')
  expect(quotedTexts([])).toMatchObject({ iof: '', dividendTax: '' })
})

test('both pages show the same packages, in reais with the dollars that are charged beside them', () => {
  for (const page of ['landing', 'plans'] as const)
    expect(planCards(packages, page)).toMatchObject([
      {
        ...{ as: 'plain', name: 'Início', currency: 'R$', amount: '0', charged: 'US$ 0' },
        ...{ price: 0, priceCurrency: 'USD', description: 'Prazo: 3 semanas.', badge: '' },
      },
      {
        ...{ as: 'highlighted', currency: 'R$', amount: '6.990', charged: 'US$ 1.299,90' },
        ...{ price: 1299.9, priceCurrency: 'USD', description: 'Para crescer.', badge: 'Mais popular' },
      },
    ])
})

test('a package without a price in reais shows the dollars alone', () => {
  expect(planCards([plan({ priceCents: 19_900, priceBrlCents: null })], 'landing')).toMatchObject([
    { currency: 'US$', amount: '199', charged: '' },
  ])
})

test('without a single package the pages say so', () => {
  expect(planCards([], 'plans')).toEqual([])
  expect(textsOf([])).toMatchObject({
    landingPlansTitle: 'Planos',
    planNames: 'disponíveis',
    noPlans: 'Não há planos à venda agora. Fale com a nossa equipe.',
  })
})

test('amounts have cents only where there are any', () => {
  expect([0, 100, 19_900, 129_905, 5].map(amountText)).toEqual(['0', '1', '199', '1.299,05', '0,05'])
})

test('a span of time is said in the language of its reader', () => {
  const days = { from: 3, to: 5, unit: 'business_days' } as const
  const tags = ['pt-BR', 'en-US', 'es-ES'] as const
  expect(tags.map((tag) => spanText(days, tag))).toEqual([
    '3 a 5 dias úteis',
    '3 to 5 business days',
    '3 a 5 días hábiles',
  ])
  expect(spanText({ from: 24, to: 24, unit: 'hours' }, 'pt-BR')).toBe('24 horas')
  expect(spanText({ from: 1, to: 1, unit: 'weeks' }, 'en-US')).toBe('1 week')
})

test('a plan that names priority gets the sentence about the queues, and no other does', () => {
  expect(textsOf(packages).plansExtras).toBe('')
  const hurried = packages.map((one) => ({ ...one, features: ['Processamento prioritário do pedido'] }))
  expect(textsOf(hurried).plansExtras).toContain('a fila do estado e do IRS é a mesma')
})

test('hours and times that an older version stored keep what the office edited', () => {
  const { hours, times } = announcementDefaults
  const stored = { ...hours, contactSaturday: null, supportWeek: hours.contactWeek, supportSaturday: null }
  expect(announcementShapes.hours.parse(stored)).toEqual({ ...hours, contactSaturday: null })
  expect(announcementShapes.times.parse({ ...times, customerEin: times.ein })).toEqual(times)
  // A save accepts only the current fields.
  expect(announcementRow.safeParse({ id: 'hours', content: stored }).success).toBe(false)
})
