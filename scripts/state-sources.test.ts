import { expect, test } from 'vitest'
import { officialFirst, type Source } from '#features/facts/rules/source-order.ts'
import { sourceTitles } from '#features/site/web/content/source-titles.ts'
import { sourceLine } from '#features/site/web/guides/source-line.ts'
import { stateFacts } from '#reference/state-facts.ts'
import { readStates } from '#reference/state-record.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'

const states = readStates().map((state) => ({
  id: state.id,
  sources: officialFirst(stateFacts([state]).flatMap(({ sources }) => sources)),
}))
const NAMES = /Tax Foundation/g
const english =
  /\b(?:annual|code|cost|costs|cross-check|fees?|filing|how|law|names?|notice|page|reports?|state|tax)\b/gi

/** The text that a reader sees of each source. */
const linesOf = (sources: readonly Source[]): string[] =>
  sources.map((source) => {
    const { name, when } = sourceLine(source)
    return `${name} ${when}`.replaceAll(NAMES, '')
  })

test('every source of every state is named in Portuguese', () => {
  const lines = states.flatMap(({ id, sources }) => linesOf(sources).map((line) => `${id}: ${line}`))
  expect(lines.length).toBeGreaterThan(250)
  const mixed = lines.filter((line) => {
    const said = line.slice(line.indexOf(':'))
    return foreignWords(said, 'pt_BR').length > 0 || said.match(english) !== null
  })
  expect([...new Set(mixed)]).toEqual([])
  expect(states.flatMap(({ sources }) => sources).filter(({ title }) => !Object.hasOwn(sourceTitles, title))).toEqual(
    [],
  )
})

test('a source without a date is shown without brackets for one', () => {
  const undated = states.flatMap(({ sources }) => sources.filter(({ date }) => !/^\d/.test(date)))
  expect(undated.length).toBeGreaterThan(50)
  expect(linesOf(undated).filter((line) => /sem data|undated|\(\)/.test(line))).toEqual([])
})

test('no translated title is left over', () => {
  const used = new Set(states.flatMap(({ sources }) => sources.map(({ title }) => title)))
  expect(Object.keys(sourceTitles).filter((title) => !used.has(title))).toEqual([])
})
