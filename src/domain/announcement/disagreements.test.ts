import { expect, test } from 'vitest'
import { announcementDefaults } from './defaults.ts'
import { type Disagreement, disagreementsIn, type Figure } from './disagreements.ts'
import type { OrderPackage } from './plan-cards.ts'

const plan = (name: string, priceCents: number): OrderPackage => ({
  name,
  priceCents,
  processingTime: '3 semanas',
  features: [],
  recommended: false,
})
const packages = [plan('Básico', 0), plan('Profissional', 19_900), plan('Empresarial', 29_900)]
const said = (figure: Figure): string =>
  figure === null ? '-' : figure.kind === 'text' ? figure.text : JSON.stringify(figure)
const short = ({ topic, plan: name, sides }: Disagreement): string =>
  [topic, name, ...sides.map(({ place, figure }) => `${place} ${said(figure)}`)].filter(Boolean).join(' | ')

test('every pair of figures that disagree is named, with where each is shown', () => {
  const found = disagreementsIn(announcementDefaults, packages)
  expect(found.filter(({ topic }) => topic === 'price').map(short)).toEqual([
    'price | Básico | landing R$ 1.499 | order US$ 0',
    'price | Profissional | landing R$ 2.499 | order US$ 199',
    'price | Empresarial | landing R$ 3.999 | order US$ 299',
    'price | Básico | plans R$ 2.499 | order US$ 0',
    'price | Premium | plans R$ 4.997 | order -',
    'price | Enterprise | plans R$ 8.997 | order -',
    'price | Profissional | plans - | order US$ 199',
    'price | Empresarial | plans - | order US$ 299',
    'price | Básico | landing R$ 1.499 | plans R$ 2.499',
  ])
  expect(found.filter(({ topic }) => topic !== 'price').map(({ topic }) => topic)).toEqual([
    'customers',
    'saturday',
    'formation',
    'ein',
  ])
})

test('with the packages on the pages no price disagrees, and equal figures are no disagreement', () => {
  const { customers, hours, times, plans } = announcementDefaults
  const settled = {
    ...announcementDefaults,
    plans: { ...plans, source: 'order' as const },
    customers: { ...customers, signUpCount: customers.marketingCount },
    hours: { ...hours, supportSaturday: hours.contactSaturday },
    times: { ...times, customerFormation: times.formation, customerEin: times.ein },
  }
  expect(disagreementsIn(settled, packages)).toEqual([])
})
