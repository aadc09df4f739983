import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plant, plantedTree, scratchFolder } from './checks/planted-tree.ts'

const root = join(import.meta.dirname, '..')
const COPIED = [
  ...['src', 'scripts', 'tests', 'bench', 'docs', 'package.json', 'tsconfig.json', 'tsconfig.base.json', '.gitignore'],
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'react-router.config.ts', 'knip.jsonc'],
]
const COMPILER_SETTINGS = [
  ...['package.json', 'tsconfig.base.json'],
  ...['rules', 'contract', 'server', 'web'].map((layer) => `src/${layer}/tsconfig.json`),
]

function copyInto(folder: string, parts: string[]): void {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

const run = (cwd: string, args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd, timeout: 60_000 }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

const faults: Record<string, { files: Record<string, string>; complaint: string }> = {
  'a web file imports server code': {
    files: { 'src/web/planted.ts': "export { readConfig } from '#server/start/config.ts'\n" },
    complaint: 'src/web/planted.ts:1  web may not import src/server/start/config.ts',
  },
  'a cycle is added': {
    files: {
      'src/rules/planted-a.ts': "import './planted-b.ts'\n",
      'src/rules/planted-b.ts': "import '#rules/planted-a.ts'\n",
    },
    complaint: 'src/rules/planted-b.ts:1  import cycle: src/rules/planted-a.ts → src/rules/planted-b.ts',
  },
  'two folders import each other': {
    files: { 'src/web/ui/planted.ts': "import '#web/lists/list-table.tsx'\n" },
    complaint: 'folder cycle: ',
  },
  'a feature imports one that its row does not name': {
    files: { 'src/features/catalog/server/planted.ts': "import '#features/accounts/server/sign-in.ts'\n" },
    complaint: 'planted.ts:1  the feature catalog may not import the feature accounts',
  },
  'the platform imports a feature': {
    files: { 'src/server/lists/planted.ts': "import '#features/accounts/server/sign-in.ts'\n" },
    complaint: 'planted.ts:1  the platform may not import the feature accounts',
  },
}

describe('npm run check on a copy of this project', () => {
  const copy = mkdtempSync(join(tmpdir(), 'travessia-check-'))
  beforeAll(() => copyInto(copy, COPIED))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  async function checkWith(step: string, files: Record<string, string>) {
    plant(copy, files)
    const result = await run(copy, ['scripts/check.ts', step])
    for (const path of Object.keys(files)) rmSync(join(copy, path))
    return result
  }

  it('accepts the imports as they are and fails on each planted fault', { timeout: 60_000 }, async () => {
    expect(await checkWith('imports', {})).toMatchObject({ code: 0 })
    for (const { files, complaint } of Object.values(faults)) {
      const { code, output } = await checkWith('imports', files)
      expect(output).toContain(complaint)
      expect(code).toBe(1)
    }
  })

  it('accepts the citations as they are and fails on one without a rule', { timeout: 60_000 }, async () => {
    expect(await checkWith('citations', {})).toMatchObject({ code: 0 })
    const { code, output } = await checkWith('citations', {
      'src/rules/planted.ts': '/** Nobody wrote this rule (A99). */\nexport const planted = 1\n',
    })
    expect(output).toContain('src/rules/planted.ts:1  no rule A99 in docs/rules or docs/security.md')
    expect(code).toBe(1)
  })

  it('accepts exports, files and packages as they are', { timeout: 120_000 }, async () => {
    expect(await checkWith('unused', {})).toMatchObject({ code: 0 })
  })

  it('refuses a step it does not know', async () => {
    expect(await run(root, ['scripts/check.ts', 'importz'])).toMatchObject({ code: 1 })
  })
})

it('exports, files and packages that nothing needs are refused', { timeout: 60_000 }, async () => {
  const dependencies = { pg: '1.0.0', vitest: '1.0.0', lonely: '1.0.0' }
  const tree = plantedTree({
    'package.json': JSON.stringify({ type: 'module', dependencies }),
    'knip.jsonc': readFileSync(join(root, 'knip.jsonc'), 'utf8'),
    'src/server/main.ts': "import 'pg'\nimport { used } from './rule.ts'\nused()\n",
    'src/server/nobody.ts': 'export const nothing = 1\n',
    'src/server/rule.ts': `// unnamed is like used
export const used = () => inside()
export function inside() {}
export const unnamed = 2
export type Part = 1
export type Spare = 2
export const whole: Part = 1
export const renamed = 3
export const awaited = 4
`,
    'src/server/rule.test.ts': `import { it } from 'vitest'
import { renamed as other, whole } from './rule.ts'
const { awaited } = await import('./rule.ts')
it('works', () => other + whole + awaited)
`,
    'vitest.config.ts': "export default { test: { include: ['src/**/*.test.ts'] } }\n",
  })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const { code, output } = await run(tree, [
    'node_modules/knip/bin/knip.js',
    '--no-config-hints',
    '--reporter',
    'compact',
  ])
  expect(output.trimEnd().split('\n')).toEqual([
    'Unused files (1)',
    'src/server/nobody.ts: src/server/nobody.ts',
    'Unused dependencies (1)',
    'package.json: lonely',
    'Unused exports (1)',
    'src/server/rule.ts: inside, unnamed',
    'Unused exported types (1)',
    'src/server/rule.ts: Spare',
  ])
  expect(code).toBe(1)
})

it('the compiler cannot see the server from the web', { timeout: 60_000 }, async () => {
  const tree = scratchFolder()
  copyInto(tree, COMPILER_SETTINGS)
  plant(tree, {
    'src/server/planted.ts': "export const secret = 'open'\n",
    'src/rules/planted.ts': "export const shape = 'round'\n",
    'src/contract/planted.ts': "export { shape } from '#rules/planted.ts'\n",
    'src/web/planted-good.ts': "export { shape } from '#contract/planted.ts'\n",
    'src/web/planted-bad.ts': "export { secret } from '#server/planted.ts'\n",
  })
  const { code, output } = await run(tree, ['node_modules/typescript/bin/tsc', '-b', 'src/web'])
  expect(code).not.toBe(0)
  expect(output).toMatch(/^src\/web\/planted-bad\.ts\(1,.*TS6307/m)
  expect(output).not.toContain('planted-good.ts')
})
