import { describe, expect, test } from 'vitest'
import { deferHydration, inlineScriptHashes, sha256 } from './defer-hydration.ts'
import { inlineLoader, restoreScroll } from './inline-loader.ts'

const page =
  '<head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/a.js"/><script type="application/ld+json">{"name":"{{siteName}}"}</script></head>' +
  '<script>((storageKey, restoreKey) => {\n\t\tlong()\n\t})("react-router-scroll-positions", null)</script>' +
  '<script>window.__reactRouterContext = {};</script>' +
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/b.js";\nimport("/assets/entry.js");</script>' +
  '<script>window.__reactRouterContext.streamController.close();</script>'

const routes = { path: '/assets/manifest.js', source: 'window.__reactRouterManifest={};' }

describe('a deferred page', () => {
  test('keeps nothing that starts it; the file it fetches holds state, data and modules in this order', () => {
    const { html, boot } = deferHydration(page, routes)
    expect(html).not.toMatch(/modulepreload|__reactRouterContext|type="module"/)
    expect(html).toContain(JSON.stringify(boot.path))
    expect(boot.content).toMatch(/Context = [\s\S]*close\(\)[\s\S]*Manifest=\{\};[\s\S]*import\("\/assets\/b\.js"\)/)
  })

  test('may be loaded again for want of its file once that file was found', () => {
    expect(deferHydration(page, routes).boot.content).toContain('window.name = ""')
  })

  test('imports nothing by itself: the loader calls what does, and can repeat it', () => {
    const { content } = deferHydration(page, routes).boot
    expect(content).not.toMatch(/^import/m)
    expect(content).toContain('const missing = new Set(["/assets/a.js"])')
    expect(content).toMatch(/await Promise\.all\(own\)[\s\S]*const route0 = await import\("\/assets\/b\.js"\);/)
    expect(content).toContain('return import("/assets/entry.js")')
  })

  test('that holds a form starts at once and fetches everything together', () => {
    const { html } = deferHydration(page, routes, { now: true })
    expect(html).toContain('<link rel="preload" as="fetch" crossorigin="anonymous" href="/assets/a.js"/>')
    expect(html).not.toMatch(/modulepreload|manifest/)
    expect(html).toMatch(/go\(\)\}<\/script>/)
  })

  test('brings what an open popover waits for, less what the page brings itself', () => {
    const brings = (name: string): string[] => (name === 'wizard' ? ['/assets/a.js', '/assets/w.js'] : [])
    const { content } = deferHydration(`${page}<div data-brings="wizard /api/states">`, routes, { brings }).boot
    expect(content).toContain('[data-brings]:popover-open')
    expect(content).toContain('of ["/assets/w.js","/api/states"])')
    expect(deferHydration(page, routes, { brings }).boot.content).not.toContain('data-brings')
  })

  test('has as many script elements as before, which hydration looks for', () => {
    const count = (html: string) => html.split('<script').length
    expect(count(deferHydration(page, routes).html)).toBe(count(page))
  })

  test('is refused when the build looks otherwise', () => {
    expect(() => deferHydration('<p>nothing</p>', routes)).toThrow('no import of the list of routes')
    expect(() => deferHydration('import "/assets/manifest.js";', routes)).toThrow('no module script')
  })
})

describe('the hashes for the policy', () => {
  test('name the scripts that run and leave out data and empty elements', () => {
    const { html, boot } = deferHydration(page, routes)
    expect(inlineScriptHashes(html)).toEqual([
      `'sha256-${sha256(restoreScroll, 'base64')}'`,
      `'sha256-${sha256(inlineLoader(boot.path), 'base64')}'`,
    ])
  })
})

test('what stands in the page stays within 1 kB', () => {
  const bytes = Buffer.byteLength(inlineLoader('/assets/boot-0123456789.js') + restoreScroll)
  expect(bytes).toBeGreaterThan(400)
  expect(bytes).toBeLessThanOrEqual(1024)
})

test('a page starts at once where the wizard has to open by itself, and only there', () => {
  const pattern = new RegExp(/\/([^/]+)\/\.test\(location\)/.exec(inlineLoader('/boot.js'))?.[1] ?? '^$')
  const starts = ['?payment=cancelled', '?payment=failed', '?continuar=1'].map((end) => pattern.test(`/cadastro${end}`))
  expect(starts).toEqual([true, true, true])
  expect(['/cadastro', '/cadastro?plano=basico'].some((path) => pattern.test(path))).toBe(false)
})
