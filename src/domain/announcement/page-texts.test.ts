import { expect, test } from 'vitest'
import { announcementDefaults } from './defaults.ts'
import { announcedTokens, pageTexts } from './page-texts.ts'
import { dollarAmount, type OrderPackage, planCards } from './plan-cards.ts'
import { announcementIds, announcementShapes } from './rows.ts'
import { spanText } from './span.ts'

const packages: OrderPackage[] = [
  { name: 'Início', priceCents: 0, processingTime: '3 semanas', features: ['um'], recommended: false },
  { name: 'Completo', priceCents: 129_990, processingTime: '9 dias úteis', features: ['dois'], recommended: true },
]
const switched = { ...announcementDefaults, plans: { ...announcementDefaults.plans, source: 'order' as const } }

test('what is announced at first may be saved as it is', () => {
  for (const id of announcementIds)
    expect(announcementShapes[id].parse(announcementDefaults[id]), id).toEqual(announcementDefaults[id])
})

test('each page announces its own figures until somebody settles them', () => {
  const texts = pageTexts(announcementDefaults, packages)
  expect(texts).toMatchObject({
    marketingCount: '2.500',
    signUpCount: '50.000',
    signUpRating: '4,8',
    timeFormation: '3 a 5 dias úteis',
    timeTotal: '2 a 3 semanas',
    contactSaturday: '10h às 14h',
    contactSunday: 'Fechado',
    landingPlansTitle: 'Três planos, um pagamento cada',
    planNames: 'Básico, Premium e Enterprise',
    legalQuestion: 'O que é a consultoria jurídica do Enterprise?',
  })
  expect(texts.plansExtras).toContain('não fazem parte do pedido online')
  expect(Object.keys(texts).sort()).toEqual([...announcedTokens].sort())
  const prices = (page: 'landing' | 'plans') =>
    planCards(announcementDefaults, packages, page).map(({ currency, amount }) => `${currency} ${amount}`)
  expect([prices('landing'), prices('plans')]).toEqual([
    ['R$ 1.499', 'R$ 2.499', 'R$ 3.999'],
    ['R$ 2.499', 'R$ 4.997', 'R$ 8.997'],
  ])
})

test('after the switch both pages show the packages of the order, in their order', () => {
  for (const page of ['landing', 'plans'] as const)
    expect(planCards(switched, packages, page)).toMatchObject([
      { as: 'plain', name: 'Início', currency: 'US$', amount: '0', price: 0, priceCurrency: 'USD', badge: '' },
      { as: 'highlighted', name: 'Completo', amount: '1.299,90', price: 1299.9, badge: 'Recomendado' },
    ])
  expect(pageTexts(switched, packages)).toMatchObject({
    landingPlansTitle: 'Dois planos, um pagamento cada',
    planNames: 'Início e Completo',
    legalQuestion: '',
    accessQuestion: '',
  })
})

test('without a single package the pages keep what was announced', () => {
  expect(planCards(switched, [], 'plans')).toEqual(planCards(announcementDefaults, [], 'plans'))
  expect(pageTexts(switched, [])).toEqual(pageTexts(announcementDefaults, []))
})

test('amounts in dollars have cents only where there are any', () => {
  expect([0, 100, 19_900, 129_905, 5].map(dollarAmount)).toEqual(['0', '1', '199', '1.299,05', '0,05'])
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

test('what is true of the plans stands beside them, and nothing where nothing needs it', () => {
  expect(pageTexts(switched, packages).plansExtras).toBe('')
  const hurried = packages.map((plan) => ({ ...plan, features: ['Processamento prioritário do pedido'] }))
  expect(pageTexts(switched, hurried).plansExtras).toContain('a fila do estado e do IRS é a mesma')
})
