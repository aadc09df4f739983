import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readLock } from './checks/lockfile.ts'

const cycloneDx = z.object({
  bomFormat: z.literal('CycloneDX'),
  serialNumber: z.string().startsWith('urn:uuid:'),
  metadata: z.object({ component: z.object({ type: z.literal('application'), purl: z.string() }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string().min(1),
      name: z.string().min(1),
      version: z.string().min(1),
      scope: z.enum(['required', 'optional']),
      purl: z.string().startsWith('pkg:npm/'),
      hashes: z
        .tuple([z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })])
        .optional(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

it('S66: the bill of materials names each installed package with version and hash, and what only developers need', () => {
  const sbom = cycloneDx.parse(JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' })))
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(sbom.metadata.component.purl).toBe(`pkg:npm/travessia@${version}`)
  const byName = new Map(sbom.components.map((component) => [component.name, component]))
  const { installed, self } = readLock('.')
  const refs = new Set(sbom.components.map((component) => component['bom-ref']))
  const wanted = Object.entries({ ...self.dependencies, ...self.devDependencies }).map((one) => one.join('@'))
  expect(wanted.filter((ref) => !refs.has(ref))).toEqual([])
  const required = installed.filter(({ dev, optional, devOptional }) => !dev && !optional && !devOptional)
  expect(required.filter(({ name, version }) => !refs.has(`${name}@${version}`))).toEqual([])
  expect(refs.size).toBe(sbom.components.length)
  const hashless = sbom.components.filter(({ hashes }) => !hashes).map(({ name }) => name)
  expect(hashless.filter((name) => installed.some((one) => one.name === name))).toEqual([])
  const isTool = (name: string) =>
    byName.get(name)?.properties.some((property) => property.name.endsWith(':development'))
  expect(['fastify', 'pg', '@aws-sdk/client-s3'].filter(isTool)).toEqual([])
  expect(['vite', '@playwright/test', 'rolldown'].filter(isTool)).toHaveLength(3)
  const known = new Set([...refs, `travessia@${version}`])
  expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([])
  expect(JSON.stringify(sbom)).not.toContain(process.cwd())
})
