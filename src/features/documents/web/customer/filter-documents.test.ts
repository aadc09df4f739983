import { expect, test } from 'vitest'
import { documents as text } from '#features/documents/words/documents.en-US.ts'
import { inTab, matching } from './filter-documents.ts'

const documents = [
  { name: 'Comprovante de endereço', type: 'address', status: 'submitted' },
  { name: 'Carta do EIN', type: 'tax_documentation', status: 'approved' },
  { name: 'Licença municipal', type: 'license', status: 'approved' },
] as const
type One = (typeof documents)[number]
const words = { category: (tab: string) => tab, status: ({ status }: One) => text.status[status] }
const found = (search: string) => matching(documents, search, words).map(({ name }) => name)

test('search looks at name, category and status, whatever the case and accents', () => {
  expect(found('ENDERECO')).toEqual(['Comprovante de endereço'])
  expect(found('tax')).toEqual(['Carta do EIN'])
  expect(found('under review')).toEqual(['Comprovante de endereço'])
  expect(found(' approved ')).toEqual(['Carta do EIN', 'Licença municipal'])
  expect(found('')).toHaveLength(3)
  expect(found('passaporte')).toEqual([])
})

test('a tab holds its own, the first one all', () => {
  expect(inTab(documents, 'All')).toHaveLength(3)
  expect(inTab(documents, 'Licenses').map(({ name }) => name)).toEqual(['Licença municipal'])
  expect(inTab(documents, 'Banking')).toEqual([])
})
