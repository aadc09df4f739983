import { describe, expect, it } from 'vitest'
import { sentence } from './complaint.ts'
import { checkFeatures } from './features.ts'
import type { Edge } from './import-graph.ts'
import { checkImports } from './imports.ts'
import { plantedTree } from './planted-tree.ts'

/** The edges of the list are needed by this project, not by a planted one. */
const complaints = (files: Record<string, string>): string[] =>
  checkImports(plantedTree(files))
    .map(sentence)
    .filter((text) => !text.includes('no import needs the edge'))

describe('layers', () => {
  it('accepts imports in the agreed direction', () => {
    expect(
      complaints({
        'src/rules/a.ts': "import { z } from 'zod'\nexport const a = z",
        'src/contract/b.ts': "export { a } from '#rules/a.ts'",
        'src/server/c.ts': "import pg from 'pg'\nimport { a } from '#contract/b.ts'",
        'src/web/d.tsx': "import type { a } from '#contract/b.ts'\nimport './app.css'",
        'src/server/c.test.ts': "import { it } from 'vitest'\nimport { x } from '../../tests/support/x.ts'",
      }),
    ).toEqual([])
  })

  it.each([
    ['web → server', 'src/web/a.ts', '#server/config.ts', 'web may not import src/server/config.ts'],
    ['web → server by relative path', 'src/web/a/b.ts', '../../server/config.ts', 'web may not import src/server'],
    ['server → web', 'src/server/a.ts', '../web/api.ts', 'server may not import src/web/api.ts'],
    ['contract → server', 'src/contract/a.ts', '#server/config.ts', 'contract may not import src/server/config.ts'],
    ['rules → contract', 'src/rules/a.ts', '#contract/b.ts', 'rules may not import src/contract/b.ts'],
    ['rules → a package', 'src/rules/a.ts', 'fastify', 'rules may not import the package fastify'],
    ['rules → Node', 'src/rules/a.ts', 'node:fs', 'rules may not import the package node:fs'],
    ['product → tests', 'src/server/a.ts', '../../tests/support/x.ts', 'server may not import tests/support/x.ts'],
    ['product → scripts', 'src/web/a.ts', '../../scripts/dev.ts', 'web may not import scripts/dev.ts'],
  ])('refuses %s in every form of import', (_, file, specifier, text) => {
    const forms = [
      `import { x } from '${specifier}'`,
      `import type {\n  X,\n} from '${specifier}'`,
      `import '${specifier}'`,
      `export * from '${specifier}'`,
      `const load = () => import('${specifier}')`,
      `type X = typeof import("${specifier}")['x']`,
    ]
    for (const form of forms) {
      expect(complaints({ [file]: form })).toContainEqual(expect.stringContaining(text))
    }
  })

  it('names the line', () => {
    const text = "// first\nimport {\n  b,\n} from '#rules/b.ts'\nimport { x } from '#server/x.ts'"
    expect(complaints({ 'src/web/a.ts': text })).toEqual([expect.stringMatching(/^src\/web\/a\.ts:5 {2}/)])
  })

  it('ignores an import in a comment and refuses one that only shows when it runs', () => {
    expect(complaints({ 'src/web/a.ts': "/*\nimport { x } from '#server/x.ts'\n*/" })).toEqual([])
    expect(complaints({ 'src/web/a.ts': `const load = (name: string) => import(\`./pages/\${name}.ts\`)` })).toEqual([
      expect.stringContaining('import() needs a path written out'),
    ])
  })
})

describe('cycles', () => {
  it('finds a ring of three through an alias, a dynamic and a type import', () => {
    const found = complaints({
      'src/rules/a.ts': "import { b } from '#rules/b.ts'",
      'src/rules/b.ts': "export const b = () => import('./c.ts')",
      'src/rules/c.ts': "import type { A } from './a.ts'",
    })
    expect(found).toEqual([
      expect.stringContaining('import cycle: src/rules/a.ts → src/rules/b.ts → src/rules/c.ts → src/rules/a.ts'),
    ])
  })

  it('finds a file that imports itself, and accepts two ways to the same file', () => {
    expect(complaints({ 'src/rules/a.ts': "export * from './a.ts'" })).toHaveLength(1)
    expect(
      complaints({
        'src/rules/a.ts': "import './b.ts'\nimport './c.ts'",
        'src/rules/b.ts': "import './d.ts'",
        'src/rules/c.ts': "import './d.ts'",
        'src/rules/d.ts': '',
      }),
    ).toEqual([])
  })
})

describe('folders', () => {
  it('finds two folders that import each other, though no files do', () => {
    const found = complaints({
      'src/web/lists/a.ts': "import { b } from '#web/forms/b.ts'",
      'src/web/forms/b.ts': '',
      'src/web/forms/c.ts': "import { d } from '#web/lists/d.ts'",
      'src/web/lists/d.ts': '',
    })
    expect(found).toEqual([
      expect.stringContaining('src/web/lists/a.ts:1  folder cycle: src/web/forms → src/web/lists → src/web/forms'),
    ])
  })

  it('lets a part of a feature import the feature, and not both ways', () => {
    const part = { 'src/features/site/web/quiz/a.ts': "import { b } from '#features/site/web/b.ts'" }
    expect(complaints({ ...part, 'src/features/site/web/b.ts': '' })).toEqual([])
    expect(complaints({ ...part, 'src/features/site/web/b.ts': "import { c } from './quiz/c.ts'" })).toEqual([
      expect.stringContaining('folder cycle'),
    ])
  })

  it('wants the # name of a file in another folder, and accepts ./ inside one', () => {
    expect(complaints({ 'src/server/mail/a.ts': "import { b } from '../keys/b.ts'" })).toEqual([
      expect.stringContaining('src/server/mail/a.ts:1  across folders import src/server/keys/b.ts by its # name'),
    ])
    expect(complaints({ 'src/server/mail/a.ts': "import { b } from './parts/b.ts'" })).toEqual([])
  })
})

describe('features', () => {
  const edge = (from: string, to: string): Edge => ({ from, to, specifier: '#', line: 1, package: undefined })
  const inRoom = (room: string, from: string, to: string): Edge =>
    edge(`src/features/${from}/${room}/a.ts`, `src/features/${to}/${room}/b.ts`)
  const judged = (edges: Edge[], features = {}): string[] => checkFeatures(edges, features).map(sentence)

  it.each(['rules', 'server', 'web'])('refuses one feature importing another in %s', (room) => {
    const from = `src/features/planted/${room}/pay.ts`
    expect(complaints({ [from]: `import { x } from '#features/documents/${room}/x.ts'` })).toEqual([
      expect.stringContaining('the feature planted may not import the feature documents'),
    ])
  })

  it('accepts a feature importing itself, a page and a list of features importing several', () => {
    const several = "import '#features/payments/rules/pay.ts'\nimport '#features/documents/rules/x.ts'"
    expect(
      complaints({
        'src/features/payments/server/pay.ts': "import { x } from './refund.ts'",
        'src/features/lists.ts': several,
        'src/pages/admin/page.tsx': several,
      }),
    ).toEqual([])
  })

  it('accepts an edge of the list, and only in its direction', () => {
    const there = inRoom('web', 'registrations', 'documents')
    const declared = { registrations: ['documents'] }
    expect(judged([there], declared)).toEqual([])
    expect(judged([there, inRoom('rules', 'documents', 'registrations')], declared)).toHaveLength(1)
  })

  it('complains of an edge that no import needs', () => {
    expect(judged([], { a: ['b'] })).toEqual([expect.stringContaining('no import needs the edge a → b')])
  })

  it('refuses a ring of features inside one layer, and accepts two layers that lean on each other', () => {
    const declared = { a: ['b'], b: ['c'], c: ['a'] }
    const ring = (last: string) => [inRoom('web', 'a', 'b'), inRoom('web', 'b', 'c'), inRoom(last, 'c', 'a')]
    expect(judged(ring('server'), declared)).toEqual([])
    expect(judged(ring('web'), declared)).toEqual([expect.stringContaining('ring of features in web: a → b → c → a')])
  })

  it('refuses a file of the platform that imports a feature', () => {
    const file = 'src/web/ui/button.tsx'
    expect(complaints({ [file]: "import { x } from '#features/payments/rules/x.ts'" })).toEqual([
      expect.stringContaining('the platform may not import the feature payments'),
    ])
    expect(judged([edge(file, 'src/features/payments/rules/x.ts')], { web: ['payments'] })).not.toEqual([])
  })
})
