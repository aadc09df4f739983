import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvCell, csvFile } from './csv.ts'

test('what a spreadsheet would take for a formula is a text', () => {
  for (const formula of ['=1+1', '+55 11', '-2', '@sum', '\t=x', ' =x', '|cmd', '%x'])
    expect(csvCell(formula).replace(/^"/, '').startsWith("'")).toBe(true)
})

test('numbers stay numbers, also negative ones', () => {
  expect(csvCell(-12)).toBe('-12')
})

test('separators, quotes and line ends are kept inside quotes', () => {
  expect(csvCell('Rosa, "Flor" & Cia\nFilial')).toBe('"Rosa, ""Flor"" & Cia\nFilial"')
})

test('nothing is an empty cell', () => {
  expect(csvCell(null)).toBe('')
})

async function* batches() {
  yield [['Jequitibá', 1]]
  yield [['=HYPERLINK("x")', 2]]
}

test('a file begins with its alphabet and its headings, then comes batch by batch', async () => {
  const file = csvFile('a.csv', ['Empresa', 'Número'], batches())
  if (!('content' in file)) throw new Error('made while it is sent')
  const written = new TextEncoder().encode(await text(file.content))
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(written)).toMatch(
    /Empresa,Número\r\nJequitibá,1\r\n"'=HYPERLINK\(""x""\)",2\r\n$/,
  )
})
