import { execFile } from 'node:child_process'
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plant, scratchFolder } from './checks/planted-tree.ts'

const root = join(import.meta.dirname, '..')
const COPIED = [
  ...['src', 'scripts', 'tests', 'bench', 'docs', 'package.json', 'tsconfig.json', 'tsconfig.base.json', '.gitignore'],
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'react-router.config.ts'],
]

function copyOfThisProject(): string {
  const copy = scratchFolder()
  for (const part of COPIED) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
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
      'src/domain/planted-a.ts': "import './planted-b.ts'\n",
      'src/domain/planted-b.ts': "import '#domain/planted-a.ts'\n",
    },
    complaint: 'src/domain/planted-b.ts:1  import cycle: src/domain/planted-a.ts → src/domain/planted-b.ts',
  },
  'two folders import each other': {
    files: { 'src/web/ui/planted.ts': "import '#web/lists/list-table.tsx'\n" },
    complaint: 'folder cycle: ',
  },
  'a feature of the browser imports one that its row does not name': {
    files: { 'src/web/features/payments/planted.ts': "import '#web/features/documents/uploads.ts'\n" },
    complaint: 'planted.ts:1  the feature payments may not import the feature documents',
  },
  'a feature imports another': {
    files: { 'src/server/features/catalog/planted.ts': "import '#server/features/accounts/sign-in.ts'\n" },
    complaint: 'planted.ts:1  the feature catalog may not import the feature accounts',
  },
}

describe('npm run check on a copy of this project', () => {
  it('accepts the imports as they are and fails on each planted fault', { timeout: 60_000 }, async () => {
    const copy = copyOfThisProject()
    expect(await run(copy, ['scripts/check.ts', 'imports'])).toMatchObject({ code: 0 })
    for (const { files, complaint } of Object.values(faults)) {
      plant(copy, files)
      const { code, output } = await run(copy, ['scripts/check.ts', 'imports'])
      expect(output).toContain(complaint)
      expect(code).toBe(1)
      for (const path of Object.keys(files)) rmSync(join(copy, path))
    }
  })

  it('accepts the citations as they are and fails on one without a rule', { timeout: 60_000 }, async () => {
    const copy = copyOfThisProject()
    expect(await run(copy, ['scripts/check.ts', 'citations'])).toMatchObject({ code: 0 })
    plant(copy, { 'src/domain/planted.ts': '/** Nobody wrote this rule (A99). */\nexport const planted = 1\n' })
    const { code, output } = await run(copy, ['scripts/check.ts', 'citations'])
    expect(output).toContain('src/domain/planted.ts:1  no rule A99 in docs/rules or docs/security.md')
    expect(code).toBe(1)
  })

  it('accepts the exports as they are and fails on one that nothing imports', { timeout: 60_000 }, async () => {
    const copy = copyOfThisProject()
    expect(await run(copy, ['scripts/check.ts', 'unused'])).toMatchObject({ code: 0 })
    plant(copy, {
      'src/domain/planted.ts': 'export const planted = 1\nexport const lonely = 2\n',
      'src/domain/planted.test.ts': "import { planted } from './planted.ts'\nplanted\n",
    })
    const { code, output } = await run(copy, ['scripts/check.ts', 'unused'])
    expect(output).toContain('src/domain/planted.ts:2  nothing imports lonely')
    expect(code).toBe(1)
  })

  it('has a compiler that cannot see the server from the web', { timeout: 90_000 }, async () => {
    const copy = copyOfThisProject()
    plant(copy, {
      'src/web/planted.ts': "export { readConfig } from '#server/start/config.ts'\n",
      'src/web/planted-good.ts': "export { shape } from '#contract/planted-shape.ts'\n",
      'src/contract/planted-shape.ts': "export const shape = 'round'\n",
    })
    const { code, output } = await run(copy, ['node_modules/typescript/bin/tsc', '-b', 'src/web'])
    expect(code).not.toBe(0)
    expect(output).toMatch(/^src\/web\/planted\.ts\(1,.*TS6307/m)
    expect(output).not.toContain('planted-good.ts')
  })

  it('refuses a step it does not know', async () => {
    expect(await run(root, ['scripts/check.ts', 'importz'])).toMatchObject({ code: 1 })
  })
})
