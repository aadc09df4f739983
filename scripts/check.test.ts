import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plant, scratchFolder } from './checks/planted-tree.ts'

const root = join(import.meta.dirname, '..')
const COPIED = [
  ...['src', 'scripts', 'tests', 'bench', 'docs', 'package.json', 'tsconfig.json', 'tsconfig.base.json', '.gitignore'],
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'react-router.config.ts'],
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

  it('accepts the exports as they are and fails on one that nothing imports', { timeout: 60_000 }, async () => {
    expect(await checkWith('unused', {})).toMatchObject({ code: 0 })
    const { code, output } = await checkWith('unused', {
      'src/rules/planted.ts': 'export const planted = 1\nexport const lonely = 2\n',
      'src/rules/planted.test.ts': "import { planted } from './planted.ts'\nplanted\n",
    })
    expect(output).toContain('src/rules/planted.ts:2  nothing imports lonely')
    expect(code).toBe(1)
  })

  it('refuses a step it does not know', async () => {
    expect(await run(root, ['scripts/check.ts', 'importz'])).toMatchObject({ code: 1 })
  })
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
