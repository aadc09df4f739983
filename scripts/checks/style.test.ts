import { describe, expect, it } from 'vitest'
import { sentence } from './complaint.ts'
import { plantedTree } from './planted-tree.ts'
import { checkStyle } from './style.ts'

const complaints = (files: Record<string, string>): string[] => checkStyle(plantedTree(files)).map(sentence)

describe('roles', () => {
  it.each([
    "if (actor.role === 'admin') go()",
    'if (role !== "superadmin") go()',
    "const x = 'agent' === session.user.role",
    "if (['admin', 'superadmin'].includes(actor.role)) go()",
    "switch (role) {\n  case 'admin':\n    go()\n}",
    "const x = newRole == 'user'",
  ])('refuses %j outside the policy', (code) => {
    expect(complaints({ 'src/features/people/server/a.ts': code })).toEqual([expect.stringContaining('ask can()')])
    expect(complaints({ 'src/web/a.tsx': code })).toHaveLength(1)
    expect(complaints({ 'src/rules/access.ts': code, 'src/rules/role.ts': code })).toEqual([])
  })

  it('accepts roles as data and in tests', () => {
    const files = {
      'src/server/a.ts': "const role = 'admin'\nmake({ role: 'agent' })\nconst same = role === other",
      'src/web/button.tsx': '<div role="switch" />',
      'src/server/a.test.ts': "expect(person.role === 'admin').toBe(true)",
    }
    expect(complaints(files)).toEqual([])
  })
})

describe('time, chance and environment', () => {
  it.each(['new Date()', 'Date.now()', 'performance.now()'])(
    'refuses %s in rules, contract and use-cases only',
    (code) => {
      const text = `export const x = ${code}`
      for (const folder of ['src/rules', 'src/features/people/rules', 'src/contract', 'src/features/people/server']) {
        expect(complaints({ [`${folder}/a.ts`]: text })).toEqual([expect.stringContaining(`${folder}/a.ts:1`)])
      }
      expect(complaints({ 'src/server/start.ts': text, 'src/web/a.ts': text, 'src/rules/a.test.ts': text })).toEqual([])
    },
  )

  it('accepts a date made from a value, and a comment that names the clock', () => {
    expect(complaints({ 'src/rules/a.ts': '// never new Date()\nconst x = new Date(text)' })).toEqual([])
  })

  it('lets only config.ts and main.ts read the environment', () => {
    const text = 'export const x = process.env'
    expect(complaints({ 'src/server/a.ts': text })).toHaveLength(1)
    expect(
      complaints({ 'src/server/start/config.ts': text, 'src/server/main.ts': text, 'scripts/a.ts': text }),
    ).toEqual([])
  })
})

describe('conditions, open ends and foreign names', () => {
  it.each([
    ['src/server/a.ts', "query.where('d.read', '=', false)", 'closed values'],
    ['src/server/a.ts', "query.where('status', 'in', ['a', 'b'])", 'closed values'],
    ['docs/a.md', `later: ${['TO', 'DO'].join('')}`, 'open ends'],
    ['src/web/app.css', `/* ${['FIX', 'ME'].join('')} */`, 'open ends'],
    ['scripts/a.ts', `read('${['', 'home', 'ana', 'x'].join('/')}')`, 'a path of one machine'],
    ['.npmrc', `url=https://${['registry', 'example', 'org'].join('.')}/`, 'the name of a package registry'],
  ])('refuses in %s: %s', (path, text, problem) => {
    expect(complaints({ [path]: text })).toEqual([expect.stringContaining(problem)])
  })
})

describe('files', () => {
  it('refuses a source of more than 300 lines, generated types aside', () => {
    const long = '\n'.repeat(300)
    expect(complaints({ 'src/web/a.ts': long })).toEqual([expect.stringContaining('301 lines')])
    expect(complaints({ 'src/server/db/types.ts': long, 'src/web/a.ts': long.slice(1) })).toEqual([])
  })

  it('refuses an ignore rule that hides sources, and leaves ignored folders alone', () => {
    const files = { 'src/server/data/a.json': '{}', 'data/b.ts': `// ${['TO', 'DO'].join('')}` }
    expect(complaints({ ...files, '.gitignore': 'data\n' })).toEqual([
      expect.stringContaining("'data' also hides src/server/data/a.json"),
    ])
    expect(complaints({ ...files, '.gitignore': '/data\n' })).toEqual([])
  })
})
