import { expect, test } from 'vitest'
import { factsArisingFrom } from './arising-facts.ts'
import { documentTypeOfPaper, findPaper, type Held } from './required-papers.ts'

const held: Held = {
  documents: [
    { id: 'a', name: 'Passaporte de Ana', type: 'identification', status: 'approved', paperKind: null },
    { id: 'b', name: 'Passaporte de Bia', type: 'identification', status: 'submitted', paperKind: null },
    { id: 'c', name: 'operating agreement', type: 'contract', status: 'approved', paperKind: null },
    {
      id: 'd',
      name: 'Ficha de dados da formação',
      type: 'formation',
      status: 'approved',
      paperKind: 'formation_sheet',
    },
  ],
  companyTypeId: 'llc',
  paid: true,
  registeredAgent: false,
}

test('identity papers of all owners stand for one paper, with the worst state among them', () =>
  expect(findPaper('Passaporte, RG ou CNH', held)).toEqual({ state: 'to_review', documentIds: ['a', 'b'], kinds: [] }))
test('other papers are found by their name, whatever its case', () =>
  expect(findPaper('Operating Agreement', held)).toEqual({
    state: 'there',
    documentIds: ['c'],
    kinds: ['operating_agreement'],
  }))
test('a paper made from the registration stands for the draft that the template names', () =>
  expect(findPaper('Minuta do documento de formação', held)).toEqual({
    state: 'there',
    documentIds: ['d'],
    kinds: ['formation_sheet'],
  }))
test('a paper that nobody has is missing', () =>
  expect(findPaper('Bylaws', held)).toEqual({ state: 'missing', documentIds: [], kinds: [] }))
test('what the order itself says is no file', () => {
  expect(findPaper('Comprovante de pagamento', held).state).toBe('there')
  expect(findPaper('Dados do agente registrado', held).state).toBe('missing')
  expect(findPaper('Opções de nome da empresa', held).state).toBe('there')
})
test('a name out of the language itself finds nothing', () =>
  expect(findPaper('constructor', held).state).toBe('missing'))

test.each([
  ['Documento de formação aprovado', 'formation'],
  ['Documento de constituição aprovado', 'formation'],
  ['Registro da sociedade', 'formation'],
  ['Quadro de capital', 'other'],
  ['Minuta do documento de formação', 'other'],
  ['Um papel que o escritório inventou', 'other'],
  ['constructor', 'other'],
  ['Operating Agreement', 'contract'],
])('%s, attached to its task, is kept as %s', (name, type) => expect(documentTypeOfPaper(name)).toBe(type))

test('facts arise with the papers that bring them, each once', () => {
  expect(factsArisingFrom(['Protocolo de arquivamento', 'Documento de formação aprovado'])).toEqual([
    'filedOn',
    'fileNumber',
    'formedOn',
  ])
  expect(factsArisingFrom(['Bylaws', 'toString'])).toEqual([])
})
