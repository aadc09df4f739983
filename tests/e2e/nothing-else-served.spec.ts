import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'

test('nothing but the site and its calls can be fetched', async ({ request }) => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/server/main.ts',
    '/server/main.ts',
    '/server/main.js',
    '/build/server/main.js',
    '/site.json',
    '/sbom.json',
    '/openapi.json',
    '/api/docs',
    '/debug',
    '/server-status',
  ]) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(answer.headers()['x-powered-by']).toBeUndefined()
    expect(answer.headers()['server']).toBeUndefined()
  }
  const built = readdirSync('build/client', { recursive: true }).map(String)
  expect(built.filter((name) => name.endsWith('.map'))).toEqual([])
})
