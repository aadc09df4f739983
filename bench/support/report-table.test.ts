import { expect, test } from 'vitest'
import { atLeast, atMost } from './report.ts'
import { withReport } from './report-table.ts'

const taken = { on: '2026-11-18', commit: 'abc1234', load: 0.25 }
const empty =
  'Before\n<!-- npm run bench -- --report writes from here -->\n<!-- to here -->\nAfter it stands `start.ts |` too.'
const rowsOf = (document: string) => document.split('\n').filter((line) => line.includes('.ts | '))
const start = { file: 'start.ts', figures: [atMost('start', 1313.4567, 2000, ' ms')] }
const pages = {
  file: 'pages.ts',
  figures: [atLeast('page', 99, 98, '', '/'), atLeast('page', 97, 98, '', '/termos'), atMost('weight', 7, 7, ' kB')],
}

test('of several pages the worst stands in the table, and what misses its target says so', () => {
  const document = withReport(empty, [start, pages], taken)
  expect(rowsOf(document)).toEqual([
    '| pages.ts | page (worst: /termos) | 97 | ≥ 98 | **no** | 2026-11-18, abc1234, load 0.3 |',
    '| pages.ts | weight | 7 kB | ≤ 7 kB | yes | 2026-11-18, abc1234, load 0.3 |',
    '| start.ts | start | 1313.46 ms | ≤ 2000 ms | yes | 2026-11-18, abc1234, load 0.3 |',
  ])
  expect(document).toMatch(/^Before\n<!-- npm.*<!-- to here -->\nAfter it stands `start\.ts \|` too\.$/s)
})

test('a script that is measured again renews its own rows, and those of others stay', () => {
  const before = withReport(empty, [start, pages], taken)
  const faster = { file: 'start.ts', figures: [atMost('start', 900, 2000, ' ms')] }
  const after = withReport(before, [faster], { ...taken, commit: 'def5678' })
  expect(rowsOf(after).slice(0, 2)).toEqual(rowsOf(before).slice(0, 2))
  expect(rowsOf(after).slice(2)).toEqual([
    '| start.ts | start | 900 ms | ≤ 2000 ms | yes | 2026-11-18, def5678, load 0.3 |',
  ])
})

test('a document without a place for the table is refused', () => {
  expect(() => withReport('# Speed', [start], taken)).toThrow('no table')
})
