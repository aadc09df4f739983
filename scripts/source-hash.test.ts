import { expect, test } from 'vitest'
import { buildSources } from './source-hash.ts'

test('whatever a build step imports counts, without being listed', () => {
  expect(buildSources()).toEqual(
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
      'src/web/root.tsx',
      'tsconfig.base.json',
      'vite.config.ts',
    ]),
  )
})

test('the server and the tests do not build the site again', () => {
  expect(buildSources().filter((file) => /^(?:src\/server|tests|bench)\//.test(file))).toEqual([])
})
