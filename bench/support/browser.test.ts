import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a benchmark that needs a browser says so when there is none, before it starts a server', () => {
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' }
  // Every such benchmark imports this first.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/support/browser.ts'], {
    env,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(
    'This benchmark needs Chromium, which is not at /nowhere/chromium: `node scripts/ensure-chromium.ts` installs it',
  )
})
