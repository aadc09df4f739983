import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sentence } from './complaint.ts'
import { checkFloors } from './floors.ts'
import { compareVersions } from './lockfile.ts'
import { plantedTree } from './planted-tree.ts'
import { FLOORS } from './version-floors.ts'

type Entry = Record<string, unknown>

function complaints(packages: Record<string, Entry>, manifest: Entry = {}, self: Entry = {}): string[] {
  const entries = Object.entries(packages).map(([place, entry]) => [place, { integrity: 'sha512-x', ...entry }])
  const lock = { lockfileVersion: 3, packages: { '': self, ...Object.fromEntries(entries) } }
  const root = plantedTree({ 'package.json': JSON.stringify(manifest), 'package-lock.json': JSON.stringify(lock) })
  return checkFloors(root).map(sentence)
}

describe('version floors', () => {
  it.each([
    ['fastify', '5.11.9', '5.12.0'],
    ['react-router', '8.2.9', '8.3.0'],
    ['@react-router/dev', '8.2.9', '8.3.0'],
    ['@react-router/node', '8.2.9', '8.3.0'],
    ['vite', '8.0.4', '8.0.5'],
    ['nodemailer', '10.1.3', '10.1.4'],
    ['pdfjs-dist', '6.2.107', '6.2.108'],
    ['node', '22.20.0', '24.21.0'],
  ])('refuses %s %s and accepts %s', (name, old, good) => {
    expect(complaints({ [`node_modules/${name}`]: { version: old } })[0]).toContain(`node_modules/${name} ${old} is`)
    expect(complaints({ [`node_modules/${name}`]: { version: good } })).toEqual([])
  })

  it('tries every floor that there is', () => {
    for (const [name, floor] of Object.entries(FLOORS)) {
      const version = name === 'node' ? '24.0.0-rc.1' : `${floor}-beta.1`
      expect(complaints({ [`node_modules/${name}`]: { version } })).toEqual([
        `package-lock.json  node_modules/${name} ${version} is older than ${floor}`,
      ])
    }
  })

  it('refuses this project with one old package in its lockfile, and takes it as it is', () => {
    const root = join(import.meta.dirname, '../..')
    const [manifest, lock] = ['package.json', 'package-lock.json'].map((file) => readFileSync(join(root, file), 'utf8'))
    const planted = (change: (packages: Record<string, Entry>) => void) => {
      const changed = JSON.parse(lock ?? '')
      change(changed.packages)
      const files = { 'package.json': manifest ?? '', 'package-lock.json': JSON.stringify(changed) }
      return checkFloors(plantedTree(files)).map(sentence)
    }
    expect(planted(() => undefined)).toEqual([])
    const old = { version: '5.11.0' }
    expect(planted((packages) => Object.assign(packages['node_modules/fastify'] ?? {}, old))).toEqual([
      'package-lock.json  node_modules/fastify 5.11.0 is older than 5.12.0',
    ])
    const script = { version: '1.0.0', integrity: 'sha512-x', hasInstallScript: true }
    expect(planted((packages) => Object.assign(packages, { 'node_modules/new-one': script }))).toEqual([
      'package-lock.json  node_modules/new-one has an install script that allowScripts does not name',
    ])
  })

  it('sees an old copy inside another package', () => {
    expect(complaints({ 'node_modules/a/node_modules/vite': { version: '7.1.0' } })).toEqual([
      'package-lock.json  node_modules/a/node_modules/vite 7.1.0 is older than 8.0.5',
    ])
  })

  it('refuses a Node of another major', () => {
    expect(complaints({ 'node_modules/node': { version: '25.0.0' } })).toHaveLength(1)
  })

  it('refuses parsers of uploads among what is shipped, not among the tools', () => {
    expect(complaints({ 'node_modules/busboy': { version: '1.6.0' } })).toHaveLength(1)
    expect(complaints({ 'node_modules/busboy': { version: '1.6.0', dev: true } })).toEqual([])
  })

  it('orders versions by number, pre-releases before their release', () => {
    const sorted = ['8.0.5', '10.1.4', '8.0.5-beta.1', '8.0.10', '1.7.7'].sort(compareVersions)
    expect(sorted).toEqual(['1.7.7', '8.0.5-beta.1', '8.0.5', '8.0.10', '10.1.4'])
    expect(compareVersions('latest', '1.0.0')).toBeLessThan(0)
  })
})

describe('the lockfile', () => {
  it('refuses a missing hash and a download address', () => {
    expect(complaints({ 'node_modules/a': { version: '1.0.0', integrity: '' } })).toEqual([
      expect.stringContaining('has no integrity hash'),
    ])
    expect(
      complaints({ 'node_modules/a': { version: '1.0.0', resolved: 'https://packages.test/a.tgz' } }),
    ).toHaveLength(1)
  })

  it('refuses an install script that is not allowed, other platforms aside', () => {
    const script = { version: '1.0.0', hasInstallScript: true }
    expect(complaints({ 'node_modules/a': script })).toEqual([expect.stringContaining('install script')])
    expect(complaints({ 'node_modules/a': { ...script, os: ['linux'], cpu: ['x64'] } })).toHaveLength(1)
    expect(complaints({ 'node_modules/a': { ...script, os: ['darwin'] } })).toEqual([])
    expect(complaints({ 'node_modules/a': script }, { allowScripts: { a: true } })).toEqual([])
    expect(complaints({ 'node_modules/a': script }, { allowScripts: { a: false } })).toHaveLength(1)
  })

  it('refuses ranges and a lockfile that disagrees with package.json', () => {
    const loose = { dependencies: { a: '^1.0.0' } }
    expect(complaints({}, loose, loose)).toEqual([expect.stringContaining('a is not pinned')])
    expect(complaints({}, { version: '0.2.0' }, { version: '0.1.0' })).toEqual([
      'package-lock.json  version differs from package.json: run npm install',
    ])
    expect(complaints({}, { devDependencies: { b: '1.0.0' } }, { devDependencies: { b: '1.0.1' } })).toEqual([
      'package-lock.json  b differs from package.json: run npm install',
    ])
  })
})
