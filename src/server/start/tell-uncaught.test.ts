import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

const file = new URL('./tell-uncaught.ts', import.meta.url).href

const end = (thrown: string): Promise<{ code: number | null; stderr: string }> =>
  new Promise((resolve) => {
    const script = `import { tellUncaught } from '${file}'\ntellUncaught()\nconst error = Object.assign(new Error('Key is "ana@example.test"'), { code: '23505', detail: 'Key (email)=(ana@example.test)' })\n${thrown}`
    const child = execFile(process.execPath, ['--input-type=module', '-e', script], (_, _stdout, stderr) =>
      resolve({ code: child.exitCode, stderr }),
    )
  })

test.each([
  ['an exception', 'setTimeout(() => { throw error })'],
  ['a rejection that nobody handles', 'setTimeout(() => void Promise.reject(error))'],
  ['a start that fails', 'await Promise.reject(error)'],
])('%s ends the process with one line that holds no values', async (_, thrown) => {
  const { code, stderr } = await end(thrown)
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(stderr)).toMatchObject({
    level: 60,
    msg: 'uncaught',
    err: { code: '23505', message: 'Key is "…"' },
  })
  expect(stderr).not.toContain('example')
})
