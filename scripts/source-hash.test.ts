import { expect, test } from 'vitest'
import { buildSources, PAGE_PARTS, SERVER_PARTS } from './source-hash.ts'

test('whatever a build step imports counts, without being listed', () => {
  expect(buildSources(PAGE_PARTS)).toEqual(
    expect.arrayContaining([
      'scripts/cut-packages.ts',
      'scripts/defer-hydration.ts',
      'scripts/inline-loader.ts',
      'scripts/lean-manifest.ts',
      'scripts/lean-zod.ts',
      'scripts/postbuild.ts',
      'scripts/script-chunks.ts',
      'scripts/sitemap.ts',
      'scripts/strict-csp.ts',
      'src/pages/root.tsx',
      'tsconfig.base.json',
      'vite.config.ts',
    ]),
  )
})

test('the server and the tests do not build the site again', () => {
  expect(buildSources(PAGE_PARTS).filter((file) => /\/server\/|^(?:tests|bench)\//.test(file))).toEqual([])
})

test('the site does not bundle the server again, and its own sources and packages do', () => {
  const sources = buildSources(SERVER_PARTS)
  expect(sources).toEqual(
    expect.arrayContaining(['src/server/main.ts', 'scripts/bundle-server.ts', 'package-lock.json']),
  )
  expect(sources.filter((file) => /\/web\/|^(?:src\/pages|tests|bench)\//.test(file))).toEqual([])
})
