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
        'src/domain/a.ts': "import { z } from 'zod'\nexport const a = z",
        'src/contract/b.ts': "export { a } from '#domain/a.ts'",
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
    ['domain → contract', 'src/domain/a.ts', '#contract/b.ts', 'domain may not import src/contract/b.ts'],
    ['domain → a package', 'src/domain/a.ts', 'fastify', 'domain may not import the package fastify'],
    ['domain → Node', 'src/domain/a.ts', 'node:fs', 'domain may not import the package node:fs'],
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
      expect(complaints({ [file]: form })).toEqual([expect.stringContaining(text)])
    }
  })

  it('names the line', () => {
    const text = "// first\nimport {\n  b,\n} from '#domain/b.ts'\nimport { x } from '#server/x.ts'"
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
      'src/domain/a.ts': "import { b } from '#domain/b.ts'",
      'src/domain/b.ts': "export const b = () => import('./c.ts')",
      'src/domain/c.ts': "import type { A } from './a.ts'",
    })
    expect(found).toEqual([
      expect.stringContaining('import cycle: src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts'),
    ])
  })

  it('finds a file that imports itself, and accepts two ways to the same file', () => {
    expect(complaints({ 'src/domain/a.ts': "export * from './a.ts'" })).toHaveLength(1)
    expect(
      complaints({
        'src/domain/a.ts': "import './b.ts'\nimport './c.ts'",
        'src/domain/b.ts': "import './d.ts'",
        'src/domain/c.ts': "import './d.ts'",
        'src/domain/d.ts': '',
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
    const part = { 'src/web/features/site/quiz/a.ts': "import { b } from '#web/features/site/b.ts'" }
    expect(complaints({ ...part, 'src/web/features/site/b.ts': '' })).toEqual([])
    expect(complaints({ ...part, 'src/web/features/site/b.ts': "import { c } from './quiz/c.ts'" })).toEqual([
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
  it.each(['server', 'web'])('refuses one feature of the %s importing another', (side) => {
    const from = `src/${side}/features/payments/pay.ts`
    expect(complaints({ [from]: `import { x } from '#${side}/features/documents/x.ts'` })).toEqual([
      expect.stringContaining('the feature payments may not import the feature documents'),
    ])
  })

  it('accepts a feature importing itself, and reactions importing several', () => {
    expect(
      complaints({
        'src/server/features/payments/pay.ts': "import { x } from './refund.ts'",
        'src/server/reactions/dispatch.ts':
          "import '#server/features/payments/pay.ts'\nimport '#server/features/documents/x.ts'",
      }),
    ).toEqual([])
  })

  it('accepts an edge of the list in the browser only, and only in its direction', () => {
    const declared = { registrations: ['documents'] }
    const edge = (side: string, from: string, to: string): Edge => ({
      from: `src/${side}/features/${from}/a.ts`,
      to: `src/${side}/features/${to}/b.ts`,
      specifier: '#',
      line: 1,
      package: undefined,
    })
    const there = edge('web', 'registrations', 'documents')
    expect(checkFeatures([there], declared)).toEqual([])
    expect(checkFeatures([there, edge('web', 'documents', 'registrations')], declared)).toHaveLength(1)
    expect(checkFeatures([there, edge('server', 'registrations', 'documents')], declared)).toHaveLength(1)
  })

  it('complains of an edge that no import needs, and of a ring in the list', () => {
    expect(checkFeatures([], { a: ['b'] }).map(sentence)).toEqual([
      expect.stringContaining('no import needs the edge a → b'),
    ])
    expect(checkFeatures([], { a: ['b'], b: ['a'] }).map(sentence)).toContainEqual(
      expect.stringContaining('import cycle: a → b → a'),
    )
  })

  it('keeps business out of the screen kit', () => {
    expect(complaints({ 'src/web/ui/button.tsx': "import { x } from '#web/features/payments/x.ts'" })).toHaveLength(1)
  })
})

describe('the contract in the browser', () => {
  it('is imported by feature, never whole', () => {
    const whole = "import { contract } from '#contract/index.ts'"
    expect(complaints({ 'src/web/features/a/b.ts': whole })).toEqual([
      expect.stringContaining('web imports the contract of a feature'),
    ])
    expect(
      complaints({
        'src/web/features/a/b.ts': "import { accounts } from '#contract/accounts.ts'",
        'src/server/a.ts': whole,
        'src/contract/index.ts': '',
        'src/contract/accounts.ts': '',
      }),
    ).toEqual([])
  })
})
