import { describe, expect, it } from 'vitest'
import { checkCitations } from './citations.ts'
import { sentence } from './complaint.ts'
import { plantedTree } from './planted-tree.ts'

const homes = {
  'docs/rules/accounts.md':
    '# Accounts\n\n| # | rule |\n|---|---|\n| A10 | Staff set up TOTP. |\n| G1 | Where people land. |\n',
  'docs/security.md': '| S01 | Passwords. | 6.2.1 |\n| F11 | migration under load | how | passes |\n',
}
const complaints = (files: Record<string, string>): string[] =>
  checkCitations(plantedTree({ ...homes, ...files })).map(sentence)
const nowhere = (id: string): string => `no rule ${id} in docs/rules or docs/security.md`

describe('citations', () => {
  it.each([
    ['src/rules/a.ts', '/** Asked before anything else (A10). */', '/** Asked before anything else (A99). */', 'A99'],
    ['src/web/a.tsx', 'const a = <p>x</p> // S01', 'const a = <p>x</p> // S02', 'S02'],
    ['src/web/a.css', 'a { color: red } /* G1 */', 'a { color: red } /* G12 */', 'G12'],
    ['src/server/db/migrations/0001-a.sql', "-- the person's (A10)", "-- the person's (B2)", 'B2'],
    ['tests/api/a.test.ts', '// By hand after G1: whoever.', '// By hand after T1: whoever.', 'T1'],
    ['bench/a.ts', '/*\n * F11, S01.\n */', '/*\n * F11, K1.\n */', 'K1'],
    ['docs/guide.md', 'As A10 says.', 'As L1 says.', 'L1'],
    ['CONTRIBUTING.md', 'Cite it (`A10`).', 'Cite it (`C3`).', 'C3'],
  ])('in %s lead to a rule', (path, good, bad, id) => {
    expect(complaints({ [path]: `${good}\n` })).toEqual([])
    expect(complaints({ [path]: `${bad}\n` })).toEqual([expect.stringMatching(`^${path}:\\d  ${nowhere(id)}$`)])
  })

  it('are found behind what takes two units of text', () => {
    expect(complaints({ 'src/a.ts': "const flag = '🇧🇷' // B7\n" })).toEqual([`src/a.ts:1  ${nowhere('B7')}`])
  })

  it('are seen at both ends of a range and of a slash', () => {
    expect(complaints({ 'src/a.ts': '// S01–S04\n' })).toEqual([`src/a.ts:1  ${nowhere('S04')}`])
    expect(complaints({ 'src/a.ts': '// S02-S01\n' })).toEqual([`src/a.ts:1  ${nowhere('S02')}`])
    expect(complaints({ 'src/a.ts': '// A10/S04\n' })).toEqual([`src/a.ts:1  ${nowhere('S04')}`])
    expect(complaints({ 'src/a.ts': '// S02/A10\n' })).toEqual([`src/a.ts:1  ${nowhere('S02')}`])
  })

  it.each([
    "const a = 'B7 and S99'",
    'const B7 = `B8` + C9 + `B9`',
    "expect(text).toMatch(/B7|'D5/)",
    '// S3 and F5, E2E and V8, at T10:30:00Z, M4 17C8, %C3%A3, B2B, x.A77, S3.ts, /A88',
  ])('are not found in %s', (code) => {
    expect(complaints({ 'src/a.ts': `${code}\n` })).toEqual([])
  })

  it('are not found in strings of SQL and CSS, nor in other files', () => {
    const files = {
      'src/a.sql': "select '-- B7', 'it''s B8';\n",
      'src/a.css': 'a::after { content: "/* B7 */" }\n',
      'src/a.json': '{ "a": "B7" }',
    }
    expect(complaints(files)).toEqual([])
  })
})

describe('rules', () => {
  it('stand once', () => {
    const again = { 'docs/rules/staff.md': '| E1 | Statuses. |\n| A10 | Again. |\n' }
    expect(complaints(again)).toEqual(['docs/rules/staff.md:2  A10 is already defined at docs/rules/accounts.md:5'])
    expect(complaints({ 'docs/security.md': '| S01 | a |\n| S01 | b |\n' })).toEqual([
      'docs/security.md:2  S01 is already defined at docs/security.md:1',
    ])
  })

  it('stand in docs/rules and docs/security.md only', () => {
    expect(complaints({ 'docs/guide.md': '| E1 | Statuses. |\n' })).toEqual([`docs/guide.md:1  ${nowhere('E1')}`])
  })
})

// Joined here, so that this file does not cite them itself.
const papers = [
  ['DECISION', 'S A10'],
  ['CHECK', 'S S01'],
  ['Spec P', '1 §9'],
  ['P2', ' §4'],
].map((parts) => parts.join(''))

describe('papers outside the repository', () => {
  it.each(papers)('%s is refused in comments, strings and documents', (paper) => {
    for (const [path, text] of [
      ['src/rules/a.ts', `/** Asked first (${paper}). */`],
      ['tests/api/a.test.ts', `test('defaults are those of ${paper}', run)`],
      ['docs/guide.md', `See ${paper}.`],
    ] as const) {
      expect(complaints({ [path]: text })[0]).toContain(`${path}:1  '${paper.slice(0, 4)}`)
    }
  })

  it('are not our own words that look alike', () => {
    const text = '// Decisions stand in docs/decisions; checks of every call; CHECKS is a name; a spec for P1.\n'
    expect(complaints({ 'src/a.ts': text })).toEqual([])
  })
})
