import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publicTexts } from '#tests/support/public-texts.ts'
import { textsWithoutClaims } from '#tests/support/texts-without-claims.ts'

type Row = { claim: string; kept: readonly string[]; note: string }

/** The tables of docs/claims.md, keyed by the file in their heading. */
function readTables(): Map<string, Row[]> {
  const [, ...sections] = readFileSync('docs/claims.md', 'utf8').split(/^## /m)
  return new Map(
    sections.map((section) => {
      const path = /^`([^`]+)`/.exec(section)?.[1] ?? ''
      const [, , ...lines] = section.split('\n').filter((line) => line.startsWith('|'))
      return [path, lines.map(readRow)]
    }),
  )
}

function readRow(line: string): Row {
  const [claim = '', kept = '', note = '', ...more] = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
  if (more.length > 0) throw new Error(`more than three cells: ${line}`)
  return { claim, note, kept: [...kept.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '') }
}

const tables = readTables()
const texts = await publicTexts()
const rows = [...tables.values()].flat()
const everywhere = new Set([...texts.values()].flatMap(({ all }) => all))

describe('every claim of docs/claims.md', () => {
  test.each([...tables])('stands in %s', (path, claims) => {
    expect(claims.length).toBeGreaterThan(0)
    const written = texts.get(path)?.all ?? []
    expect(claims.map(({ claim }) => claim).filter((claim) => !written.includes(claim))).toEqual([])
  })

  test('is kept by something that exists, or has its note beside it on the pages', () => {
    expect(rows.filter(({ kept, note }) => kept.length === 0 && note === '')).toEqual([])
    expect(rows.flatMap(({ kept }) => kept).filter((path) => !existsSync(path))).toEqual([])
    expect(rows.map(({ note }) => note).filter((note) => note !== '' && !everywhere.has(note))).toEqual([])
  })

  test('is listed once', () => {
    const claims = rows.map(({ claim }) => claim)
    expect(claims.filter((claim, at) => claims.indexOf(claim) !== at)).toEqual([])
  })
})

describe('every public text', () => {
  const without = new Set(Object.values(textsWithoutClaims).flat())
  const decided = new Set([...rows.flatMap(({ claim, note }) => [claim, note]), ...without])

  test.each([...texts])(
    'of %s is a claim of docs/claims.md, a note beside one, or listed as claiming nothing',
    (_, of) => {
      expect(of.toDecide.filter((text) => !decided.has(text))).toEqual([])
    },
  )

  test('that is listed as claiming nothing still stands in its file, and is no claim', () => {
    for (const [path, listed] of Object.entries(textsWithoutClaims)) {
      const written = texts.get(path)?.all ?? []
      expect(listed.filter((text) => !written.includes(text))).toEqual([])
    }
    expect(rows.map(({ claim }) => claim).filter((claim) => without.has(claim))).toEqual([])
  })
})
