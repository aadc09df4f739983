import { expect, test } from 'vitest'
import { languages } from '#rules/language/preferences.ts'
import { documentNameIn } from './document-names.ts'

const inEach = (name: string, type: Parameters<typeof documentNameIn>[1]['type']): string[] =>
  languages.map((language) => documentNameIn(language, { name, type }))

test('a name of ours is translated, with the owner it is about', () => {
  expect(inEach('Documento de identidade: Rui Melo', 'identification')).toEqual([
    'Documento de identidade: Rui Melo',
    'Identity document: Rui Melo',
    'Documento de identidad: Rui Melo',
  ])
})

test('a name that somebody of the team wrote stays as it is', () => {
  for (const [name, type] of [
    ['Licença da cidade', 'other'],
    ['Certificado de Good Standing', 'certificate'],
    ['Contratos assinados', 'contract'],
  ] as const)
    expect(inEach(name, type)).toEqual(Array(3).fill(name))
})
