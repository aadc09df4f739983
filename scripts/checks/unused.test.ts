import { describe, expect, it } from 'vitest'
import { sentence } from './complaint.ts'
import { plantedTree } from './planted-tree.ts'
import { checkUnused } from './unused.ts'

const complaints = (files: Record<string, string>): string[] => checkUnused(plantedTree(files)).map(sentence)
const started = (text: string) => ({ 'src/server/main.ts': text })

describe('exports', () => {
  it('refuses a value that no file imports, though its own file uses it', () => {
    const files = {
      ...started("import { used } from './rule.ts'\nused()"),
      'src/server/rule.ts': 'export const used = () => lonely()\n\nexport function lonely() {}\n',
    }
    expect(complaints(files)).toEqual(['src/server/rule.ts:3  nothing imports lonely'])
  })

  it('counts imports with another name, dynamic ones and those of tests', () => {
    const files = {
      ...started("import { a as b } from './rule.ts'\nconst { c } = await import('./rule.ts')\nb(c)"),
      'src/server/rule.ts': 'export const a = 1\nexport const c = 2\nexport const d = 3\n',
      'src/server/rule.test.ts': "import { d } from './rule.ts'\nd",
    }
    expect(complaints(files)).toEqual([])
  })

  it('does not count a name in a comment', () => {
    const files = {
      ...started("import { a } from './rule.ts'\n// b is like a\na"),
      'src/server/rule.ts': 'export const a = 1\nexport const b = 2\n',
    }
    expect(complaints(files)).toEqual(['src/server/rule.ts:2  nothing imports b'])
  })

  it('lets a type name a part of an export, and refuses one that nothing names', () => {
    const files = {
      ...started("import { a } from './rule.ts'\na"),
      'src/server/rule.ts': 'export type Part = 1\nexport type Spare = 2\nexport const a: Part = 1\n',
    }
    expect(complaints(files)).toEqual(['src/server/rule.ts:2  nothing imports Spare'])
  })
})

describe('files and packages', () => {
  it('refuses a file that nothing imports, and accepts one that is started by its path', () => {
    const files = { ...started("spawn('src/server/worker.ts')"), 'src/server/worker.ts': '', 'src/server/old.ts': '' }
    expect(complaints(files)).toEqual(['src/server/old.ts:1  nothing imports this file'])
  })

  it('refuses a package that neither a file nor a script names', () => {
    const manifest = { scripts: { build: 'vite build' }, dependencies: { vite: '1', pg: '1', lonely: '1' } }
    const files = { ...started("import pg from 'pg'"), 'package.json': JSON.stringify(manifest, null, 2) }
    expect(complaints(files)).toEqual(['package.json:8  nothing uses the package lonely'])
  })
})
