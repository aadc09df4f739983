import { expect, test } from 'vitest'
import { emptyDetails } from '#features/papers/rules/filing-details.ts'
import { fullDetails } from '#tests/support/paper-facts.ts'
import { detailsFrom, filingProblems, textsOf } from './filing-texts.ts'

test('what is kept comes back from the form as it is', () => {
  for (const details of [emptyDetails, fullDetails, { ...fullDetails, mailingAddress: fullDetails.principalOffice }])
    expect(detailsFrom(textsOf(details))).toEqual(details)
})

test('numbers are understood as people write them', () => {
  const none = textsOf(emptyDetails)
  const typed = {
    ...none,
    authorizedShares: '10.000.000',
    parValue: '0,0100',
    principalOffice: { ...none.principalOffice, state: 'fl' },
  }
  expect(detailsFrom(typed)).toMatchObject({
    authorizedShares: 10_000_000,
    parValue: '0.01',
    principalOffice: { state: 'FL' },
  })
})

test('an address is whole or absent, and belongs to its country', () => {
  const none = textsOf(emptyDetails)
  const typed = (more: object) => filingProblems(detailsFrom({ ...none, ...more }))
  expect(typed({})).toEqual({})
  expect(typed({ principalOffice: { ...none.principalOffice, street: '1 Main St', zipCode: '123' } })).toEqual({
    'principalOffice.city': 'required',
    'principalOffice.state': 'required',
    'principalOffice.zipCode': 'zip_incomplete',
  })
  expect(typed({ legalName: '日本', parValue: '1.23456', authorizedShares: '0' })).toEqual({
    legalName: 'not_latin',
    parValue: 'invalid',
    authorizedShares: 'too_small',
  })
})
