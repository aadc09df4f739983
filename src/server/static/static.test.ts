import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite, type Site, type SiteRequest } from './site.ts'

let folder: string
let site: Site

const files: Record<string, string> = {
  'client/index.html': '<h1>home</h1>',
  'client/planos/index.html': '<h1>planos</h1>',
  'client/__spa-fallback.html': '<h1>shell</h1>',
  'client/404.html': '<h1>unknown</h1>',
  'client/assets/app-1.js': 'app()',
  'client/assets/app-1.js.br': 'brotli bytes',
  'client/assets/app-1.js.gz': 'gzip bytes',
  'client/robots.txt': 'User-agent: *',
  'client/stray.txt': 'not noted by the build',
  'secret.txt': 'outside of the site',
  'sbom.json': 'outside of the site',
}
const pages = ['/index.html', '/planos/index.html', '/__spa-fallback.html', '/404.html']
const noted = [...pages, '/assets/app-1.js', '/robots.txt']

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-site-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const etags = Object.fromEntries(noted.map((key, i) => [key, `tag${i}`]))
  const scripts = {
    '/index.html': ["'sha256-home'"],
    '/planos/index.html': [],
    '/__spa-fallback.html': ["'sha256-shell'"],
  }
  const routes = ['/', '/planos', '/user', '/user/dashboard', '/admin/processes/:id']
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ scripts, etags, routes }))
  site = loadSite(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = (path: string, more: Partial<SiteRequest> = {}) =>
  site.answer({ method: 'GET', path, acceptEncoding: undefined, ifNoneMatch: undefined, ...more })
const textOf = (path: string) => get(path)?.body?.toString()

describe('pages', () => {
  test('a prerendered page answers 200 with and without a slash at the end', () => {
    expect(textOf('/')).toBe('<h1>home</h1>')
    expect(textOf('/planos')).toBe('<h1>planos</h1>')
    expect(textOf('/planos/')).toBe('<h1>planos</h1>')
    expect(get('/planos')?.headers['cache-control']).toBe('no-cache')
  })

  test('the policy names the hashes of that page only', () => {
    const policy = get('/')?.headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-home';")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-src 'self'; ")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(get('/planos')?.headers['content-security-policy']).toContain("script-src 'self';")
    expect(get('/robots.txt')?.headers['content-security-policy']).toBeUndefined()
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(get('/')?.headers['content-security-policy-report-only']).toBeUndefined()
  })

  test('a path of a panel gets the shell with 200, an unknown one the page that says so with 404', () => {
    for (const path of ['/user', '/user/dashboard', '/user/dashboard/', '/admin/processes/42']) {
      expect(get(path)).toMatchObject({ status: 200 })
      expect(textOf(path)).toBe('<h1>shell</h1>')
    }
    for (const path of ['/nada', '/user/nada', '/admin/processes', '/admin/processes/', '/planos/x']) {
      expect(get(path)).toMatchObject({ status: 404 })
      expect(textOf(path)).toBe('<h1>unknown</h1>')
    }
    expect(get('/User/dashboard')).toMatchObject({ status: 404 })
    expect(textOf('/User/dashboard')).toBe('<h1>shell</h1>')
  })

  test('the files behind the pages have no address of their own', () => {
    for (const path of pages) expect(get(path)?.status).toBe(404)
  })
})

describe('files', () => {
  test('assets never change, other files are asked for again', () => {
    expect(get('/assets/app-1.js')?.headers['cache-control']).toContain('immutable')
    expect(get('/robots.txt')?.headers['cache-control']).not.toContain('immutable')
  })

  test('the best accepted encoding is chosen and q=0 is respected', () => {
    const encodingFor = (acceptEncoding: string) =>
      get('/assets/app-1.js', { acceptEncoding })?.headers['content-encoding']
    expect(encodingFor('gzip, deflate, br')).toBe('br')
    expect(encodingFor('gzip')).toBe('gzip')
    expect(encodingFor('gzip;q=1, br;q=0')).toBe('gzip')
    expect(encodingFor('identity')).toBeUndefined()
    expect(get('/assets/app-1.js', { acceptEncoding: 'br' })?.body?.toString()).toBe('brotli bytes')
  })

  test('a known etag answers 304 without a body, per encoding', () => {
    const first = get('/assets/app-1.js', { acceptEncoding: 'br' })
    const again = get('/assets/app-1.js', { acceptEncoding: 'br', ifNoneMatch: `W/${first?.headers['etag']}, "x"` })
    expect(again).toMatchObject({ status: 304, body: undefined })
    expect(get('/assets/app-1.js', { ifNoneMatch: first?.headers['etag'] })?.status).toBe(200)
  })

  test('a missing file answers 404 in plain text, never with a page', () => {
    for (const path of [
      '/assets/gone.js',
      '/assets/',
      '/favicon.ico',
      '/x/y.css',
      '/stray.txt',
      '/sbom.json',
      '/../sbom.json',
    ]) {
      expect(get(path)).toMatchObject({ status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    }
  })
})

describe('requests', () => {
  test('HEAD answers like GET without the body', () => {
    const head = get('/robots.txt', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, body: undefined, headers: { 'content-length': '13' } })
  })

  test('other methods and the API are left to others', () => {
    expect(get('/', { method: 'POST' })).toBeUndefined()
    expect(get('/api/session')).toBeUndefined()
    expect(get('/api')).toBeUndefined()
  })

  test('a confusing path reaches no file', () => {
    const confusing = [
      '//planos',
      '/%2e%2e/secret.txt',
      '/../secret.txt',
      '/planos%2f',
      '/%00',
      '/\0',
      '/planos\\',
      '\\',
      '/assets/../robots.txt',
      '/./',
      '',
      'planos',
      '/user//dashboard',
    ]
    for (const path of confusing) {
      expect(get(path)?.status, path).toBe(404)
      expect(textOf(path), path).not.toMatch(/home|planos|outside|User-agent/)
    }
  })
})
