import { describe, expect, it } from 'vitest'
import { changesBetween } from '#features/edits/rules/changes.ts'
import type { OrderedOwner } from './order-fields.ts'
import { ownerFields, ownerHistory } from './owner-history.ts'

const joana: OrderedOwner = {
  firstName: 'Joana',
  lastName: 'Prado',
  email: 'joana@example.test',
  phone: '+55 11 90000-0000',
  address: { country: 'BR', street: 'Rua das Laranjeiras, 100', city: 'São Paulo', state: 'SP', zipCode: '01310-100' },
  taxCountry: 'BR',
  usPerson: null,
  identityNumber: '52998224725',
  share: 6000,
}
const rui: OrderedOwner = { ...joana, firstName: 'Rui', identityNumber: null, share: 4000 }

function changes(...given: [OrderedOwner, OrderedOwner]) {
  const history = ownerHistory([
    { before: joana, given: given[0] },
    { before: rui, given: given[1] },
  ])
  return { places: history.changed, changes: changesBetween(history.before, history.after), history }
}

describe('the history of owners', () => {
  it('says nothing when the same data come again', () => {
    expect(changes(joana, rui)).toMatchObject({ places: [], changes: {} })
  })

  it('names each changed field with the number of the owner', () => {
    const { places, changes: found } = changes(joana, {
      ...rui,
      usPerson: true,
      address: { ...rui.address, city: 'Santos' },
    })
    expect(places).toEqual([1])
    expect(found).toEqual({
      '2.usPerson': { from: null, to: true },
      '2.city': { from: 'São Paulo', to: 'Santos' },
    })
  })

  it('keeps shares as percentages', () => {
    const { places, changes: found } = changes({ ...joana, share: 5000 }, { ...rui, share: 5000 })
    expect(places).toEqual([0, 1])
    expect(found).toEqual({ '1.share': { from: '60.00', to: '50.00' }, '2.share': { from: '40.00', to: '50.00' } })
  })

  it('says that an identity number changed, came or went, and never the number', () => {
    const {
      places,
      changes: found,
      history,
    } = changes({ ...joana, identityNumber: '11144477735' }, { ...rui, identityNumber: 'FD123456' })
    expect(places).toEqual([0, 1])
    expect(Object.keys(found)).toEqual(['1.identityNumber', '2.identityNumber'])
    expect(JSON.stringify(history)).not.toMatch(/52998224725|11144477735|FD123456/)
    expect(changes({ ...joana, identityNumber: null }, rui).changes).toEqual({
      '1.identityNumber': { from: expect.any(String), to: null },
    })
  })

  it('knows every field of an owner', () => {
    const { history } = changes(joana, rui)
    expect(
      Object.keys(history.before)
        .filter((name) => name.startsWith('1.'))
        .sort(),
    ).toEqual(ownerFields.map((field) => `1.${field}`).sort())
  })
})
