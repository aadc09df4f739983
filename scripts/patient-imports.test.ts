import { build } from 'vite'
import { expect, test } from 'vitest'
import { patientImports } from './patient-imports.ts'

const files: Record<string, string> = {
  page: "export const texts = () => import('lone')",
  lone: "export const title = 'x'",
}

test('a script that imports nothing is fetched before it is imported, like any other', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      patientImports(),
      {
        name: 'files',
        resolveId: (id) => (id in files ? id : undefined),
        load: (id) => files[id],
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' } },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const page = chunks.find(({ name }) => name === 'page')
  const lone = chunks.find(({ name }) => name === 'lone')
  expect(page?.type === 'chunk' && page.code).toContain(`["${lone?.fileName}"]`)
})
