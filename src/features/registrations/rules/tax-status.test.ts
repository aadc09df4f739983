import { describe, expect, it } from 'vitest'
import { foreignness, isForeign, isTaxedIn, type TaxStatus, taxCountryOf } from './tax-status.ts'

const owner = (given: Partial<TaxStatus>): TaxStatus => ({
  taxCountry: null,
  addressCountry: 'BR',
  usPerson: null,
  ...given,
})

describe('the country in which an owner is taxed', () => {
  it.each<[string, Partial<TaxStatus>, string]>([
    ['is the one that was given', { taxCountry: 'BR', addressCountry: 'US', usPerson: false }, 'BR'],
    ['is the one that was given, also for a US citizen', { taxCountry: 'BR', usPerson: true }, 'BR'],
    ['is the USA for a US citizen abroad who gave none', { usPerson: true }, 'US'],
    ['is the one of the address where nothing else is known', { addressCountry: 'PT' }, 'PT'],
    ['is the one of the address for those who are no US citizens', { addressCountry: 'PT', usPerson: false }, 'PT'],
  ])('%s', (_, given, country) => {
    expect(taxCountryOf(owner(given))).toBe(country)
    expect(isTaxedIn(owner(given), country)).toBe(true)
  })

  it('is always also the USA for a US citizen', () => {
    const abroad = owner({ taxCountry: 'BR', usPerson: true })
    expect([isTaxedIn(abroad, 'BR'), isTaxedIn(abroad, 'US'), isTaxedIn(abroad, 'PT')]).toEqual([true, true, false])
  })
})

describe('whether an owner is foreign for the IRS', () => {
  it.each<[string, Partial<TaxStatus>, ReturnType<typeof foreignness>]>([
    ['a Brazilian with a US address', { taxCountry: 'BR', addressCountry: 'US', usPerson: false }, 'foreign'],
    ['a Brazilian at home', { taxCountry: 'BR', usPerson: false }, 'foreign'],
    ['a US citizen who lives in Brazil', { usPerson: true }, 'us'],
    ['a US citizen who is taxed in Brazil too', { taxCountry: 'BR', usPerson: true }, 'us'],
    ['an owner who is taxed in the USA', { taxCountry: 'US', usPerson: false }, 'us'],
    ['an owner who is taxed in the USA and was never asked', { taxCountry: 'US' }, 'us'],
    ['an owner with a US address of whom nothing else is known', { addressCountry: 'US' }, 'us'],
    ['an owner abroad who was never asked', { taxCountry: 'BR' }, 'unknown'],
    ['an owner abroad of whom nothing is known', {}, 'unknown'],
  ])('%s', (_, given, known) => {
    expect(foreignness(owner(given))).toBe(known)
    // Until the question is answered, duties count as for a foreign owner.
    expect(isForeign(owner(given))).toBe(known !== 'us')
  })
})
