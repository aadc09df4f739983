import { expect, test } from 'vitest'
import { requiredDocuments } from './required-documents.ts'

const identity = { name: 'Documento de identidade', perOwner: true }
const purpose = { name: 'Objetivo da empresa', perOwner: false }
const named = (owners: string[]) =>
  requiredDocuments([identity, purpose], owners).map(({ name, owner }) => ({ name, owner }))

test('one owner sends each document once, without a name in it', () => {
  expect(named(['Ana Prado'])).toEqual([
    { name: 'Documento de identidade', owner: 0 },
    { name: 'Objetivo da empresa', owner: null },
  ])
})

test('each of several owners sends their own', () => {
  expect(named(['Ana Prado', 'Rui Melo'])).toEqual([
    { name: 'Documento de identidade: Ana Prado', owner: 0 },
    { name: 'Documento de identidade: Rui Melo', owner: 1 },
    { name: 'Objetivo da empresa', owner: null },
  ])
})

test('the longest names still fit', () => {
  const [first] = named(['a'.repeat(201), 'b'.repeat(201)])
  expect(first?.name).toHaveLength(200)
})
