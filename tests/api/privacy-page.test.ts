import { describe, expect, test } from 'vitest'
import { keptTables, recordColumns } from '#features/privacy/rules/kept-tables.ts'
import { processorLines } from '#features/privacy/rules/processor-lines.ts'
import { noProcessor, type Processors, processorKinds } from '#features/privacy/rules/processors.ts'
import { type PersonalTableName, personalTables } from '#features/server.ts'
import type { LegalBlock } from '#features/site/web/content/content-shapes.ts'
import { periodText } from '#features/site/web/content/kept-for.ts'
import { privacyPage } from '#features/site/web/content/privacy.ts'
import { type Kept, retention } from '#rules/retention.ts'

type Said = readonly [string, Readonly<Record<string, string>>]
// Fails to compile when a table with personal data is missing on the page.
const onPage: Record<PersonalTableName, Said> = keptTables
const saidOf = (table: string): Readonly<Record<string, string>> => (onPage as Record<string, Said>)[table]?.[1] ?? {}
const columnsOf = (table: string): string[] => Object.values(saidOf(table)).flatMap((columns) => columns.split(' '))

const textsOf = (block: LegalBlock): string[] => {
  if (block.kind === 'text') return [block.text]
  if (block.kind === 'list') return [...block.items]
  return block.kind === 'facts' ? block.rows.flat() : []
}
const page = privacyPage.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)).join('\n')

describe('every table with personal data', () => {
  test.each(personalTables)('$table is on /privacidade with each column that its owner may read', (of) => {
    const { table, columns, sealed = {} } = of
    expect(Object.keys(saidOf(table))).not.toEqual([])
    const known = new Set([...columnsOf(table), ...recordColumns])
    expect([...columns, ...Object.keys(sealed)].filter((column) => !known.has(column))).toEqual([])
    for (const words of Object.keys(saidOf(table))) expect(page).toContain(words)
  })

  test('is one that exists, with columns that exist', () => {
    expect(Object.keys(onPage).toSorted()).toEqual(personalTables.map(({ table }) => table).toSorted())
    for (const { table, columns, sealed = {} } of personalTables) {
      const there = new Set([...columns, ...Object.keys(sealed)])
      expect([table, columnsOf(table).filter((column) => !there.has(column))]).toEqual([table, []])
    }
  })

  test('says what a customer would not expect us to have: CPF, passport, tax residence, citizenship', () => {
    for (const words of ['CPF ou número do passaporte', 'país de residência fiscal', 'cidadania americana'])
      expect(page).toContain(words)
  })
})

test.each(Object.keys(retention) as Kept[])('how long %s is kept stands on /privacidade', (kept) => {
  expect(page).toContain(periodText(retention[kept]))
})

test('every service has its purpose and data, and one that is not connected is not named', () => {
  const processors = Object.fromEntries(processorKinds.map((kind) => [kind, noProcessor])) as Processors
  const connected = Object.fromEntries(processorKinds.map((kind) => [kind, `${kind}.test`]))
  const lines = processorLines(processors, connected)
  expect(lines.map(({ name }) => name)).toEqual(processorKinds.map((kind) => `${kind}.test`))
  for (const { purpose, data } of lines) expect([purpose, data]).not.toContain('')
  expect(processorLines(processors, { hosting: '' }).map(({ purpose }) => purpose)).toEqual([
    'Hospedagem do site e do banco de dados',
  ])
  expect(privacyPage.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'processors')).toHaveLength(
    1,
  )
})

test('the ground of a transfer is said abroad only', () => {
  const at = (country: string) =>
    processorLines(
      {
        ...(Object.fromEntries(processorKinds.map((kind) => [kind, noProcessor])) as Processors),
        hosting: { name: 'Nuvem X', country, mechanism: 'standard_clauses' },
      },
      { hosting: '' },
    )[0]
  expect(at('DE')).toMatchObject({
    country: 'Alemanha',
    mechanism: 'cláusulas-padrão contratuais da ANPD (LGPD, art. 33, II, b)',
  })
  expect(at('BR')).toMatchObject({ country: 'Brasil', mechanism: '' })
})
