import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plantedTree } from './checks/planted-tree.ts'
import { makeSbom } from './make-sbom.ts'

const AT = new Date('2026-11-17T12:00:00.000Z')
const root = join(import.meta.dirname, '..')

const LENGTHS: Record<string, number> = { 'SHA-1': 40, 'SHA-256': 64, 'SHA-384': 96, 'SHA-512': 128 }
const licenses = z.tuple([z.strictObject({ expression: z.string().min(1) })]).optional()
const about = {
  version: z.string().min(1),
  licenses,
  'bom-ref': z.string().min(1),
  purl: z.string().regex(/^pkg:npm\//),
}

/** The parts of CycloneDX 1.6 that we write, as strict schemas: other fields are refused. */
const cycloneDx = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
  version: z.int().min(1),
  metadata: z.strictObject({
    timestamp: z.iso.datetime(),
    component: z.strictObject({ ...about, type: z.literal('application'), name: z.string().min(1) }),
  }),
  components: z.array(
    z.strictObject({
      ...about,
      type: z.literal('library'),
      group: z.string().startsWith('@').optional(),
      name: z.string().regex(/^[^@/]+$/),
      scope: z.enum(['required', 'optional', 'excluded']),
      hashes: z.array(
        z
          .strictObject({ alg: z.string(), content: z.string().regex(/^[0-9a-f]+$/) })
          .refine(({ alg, content }) => content.length === LENGTHS[alg]),
      ),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

describe('the bill of materials of this project', () => {
  const sbom = cycloneDx.parse(makeSbom(root, AT))
  const refs = sbom.components.map((component) => component['bom-ref'])

  it('names every package once, with version, hash and, where its author says one, licence', () => {
    expect(refs.length).toBeGreaterThan(500)
    expect(new Set(refs).size).toBe(refs.length)
    expect(sbom.components.filter(({ hashes }) => hashes.length === 0)).toEqual([])
    expect(sbom.components.filter((component) => component.licenses === undefined).length).toBeLessThan(10)
    expect(sbom.metadata.component.name).toBe('travessia')
  })

  it('joins packages into one graph that begins with the product', () => {
    const known = new Set([...refs, sbom.metadata.component['bom-ref']])
    const edges = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
    expect(edges.size).toBe(sbom.dependencies.length)
    expect(new Set(edges.keys())).toEqual(known)
    expect([...edges.values()].flat().filter((ref) => !known.has(ref))).toEqual([])
    const reached = new Set<string>()
    const visit = (ref: string): void => {
      if (reached.has(ref)) return
      reached.add(ref)
      for (const next of edges.get(ref) ?? []) visit(next)
    }
    visit(sbom.metadata.component['bom-ref'])
    expect(refs.filter((ref) => !reached.has(ref))).toEqual([])
  })

  it('tells what runs from the tools of developers', () => {
    const scope = (name: string) =>
      sbom.components.find((component) => component.purl.startsWith(`pkg:npm/${name}@`))?.scope
    expect([scope('fastify'), scope('%40aws-sdk/client-s3')]).toEqual(['required', 'required'])
    expect([scope('%40playwright/test'), scope('vite'), scope('rolldown')]).not.toContain('required')
    // Bundled packages are dev dependencies, because they are not resolved at run time, but they are shipped.
    expect([scope('react'), scope('scheduler'), scope('better-auth')]).toEqual(['required', 'required', 'required'])
    expect(scope('%40embedded-postgres/linux-x64')).toBe('optional')
  })

  it('has the same number whenever it is made, and names no host but that of its schema', () => {
    const again = makeSbom(root, new Date())
    expect(again.serialNumber).toBe(sbom.serialNumber)
    expect(JSON.stringify(again).match(/https?:\/\/[^"/]+/g)).toEqual(['http://cyclonedx.org'])
  })
})

describe('a bill of materials', () => {
  it('follows the folders in which Node would look', () => {
    const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')} sha1-${Buffer.alloc(20, 2).toString('base64')}`
    const entry = (more: object) => ({ integrity, license: 'MIT', ...more })
    const lock = {
      packages: {
        '': { dependencies: { a: '1.0.0' }, devDependencies: { '@x/tool': '3.0.0-beta.1' } },
        'node_modules/a': entry({ version: '1.0.0', dependencies: { b: '^1', c: '^1', 'not-here': '1' } }),
        'node_modules/a/node_modules/b': entry({ version: '1.0.0', dependencies: { c: '1' }, license: undefined }),
        'node_modules/b': entry({ version: '2.0.0', dev: true }),
        'node_modules/c': entry({ version: '1.0.0' }),
        'node_modules/@x/tool': entry({ version: '3.0.0-beta.1', dev: true, peerDependencies: { b: '*' } }),
        'node_modules/@x/tool/node_modules/c': entry({ version: '1.0.0', dev: true }),
      },
    }
    const manifest = JSON.stringify({ name: 'shop', version: '0.1.0' })
    const made = makeSbom(plantedTree({ 'package.json': manifest, 'package-lock.json': JSON.stringify(lock) }), AT)
    const sbom = cycloneDx.parse(made)
    const npm = (name: string) => `pkg:npm/${name}`
    expect(sbom.components.map(({ purl, scope }) => [purl, scope])).toEqual([
      [npm('%40x/tool@3.0.0-beta.1'), 'excluded'],
      [npm('a@1.0.0'), 'required'],
      [npm('b@1.0.0'), 'required'],
      [npm('b@2.0.0'), 'excluded'],
      [npm('c@1.0.0'), 'required'],
    ])
    expect(Object.fromEntries(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
      [npm('shop@0.1.0')]: [npm('%40x/tool@3.0.0-beta.1'), npm('a@1.0.0')],
      [npm('%40x/tool@3.0.0-beta.1')]: [npm('b@2.0.0')],
      [npm('a@1.0.0')]: [npm('b@1.0.0'), npm('c@1.0.0')],
      [npm('b@1.0.0')]: [npm('c@1.0.0')],
      [npm('b@2.0.0')]: [],
      [npm('c@1.0.0')]: [],
    })
    expect(sbom.components[1]?.hashes.map(({ alg }) => alg)).toEqual(['SHA-512', 'SHA-1'])
  })
})
