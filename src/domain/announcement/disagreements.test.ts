import { expect, test } from 'vitest'
import { announcementDefaults } from './defaults.ts'
import { disagreementsIn } from './disagreements.ts'

test('every pair of figures that disagree is named, with where each is shown', () => {
  const found = disagreementsIn(announcementDefaults)
  expect(found.map(({ topic }) => topic)).toEqual(['customers', 'saturday', 'formation', 'ein'])
  expect(found[0]?.sides).toEqual([
    { place: 'marketing', figure: { kind: 'text', text: '2.500' } },
    { place: 'signUp', figure: { kind: 'text', text: '50.000' } },
  ])
})

test('equal figures are no disagreement', () => {
  const { customers, hours, times } = announcementDefaults
  const settled = {
    ...announcementDefaults,
    customers: { ...customers, signUpCount: customers.marketingCount },
    hours: { ...hours, supportSaturday: hours.contactSaturday },
    times: { ...times, customerFormation: times.formation, customerEin: times.ein },
  }
  expect(disagreementsIn(settled)).toEqual([])
})
