import { describe, expect, it } from 'vitest'
import { leanManifest, parseManifest } from './lean-manifest.ts'

const route = {
  id: 'a',
  path: 'a',
  hasLoader: false,
  hasErrorBoundary: true,
  module: '/a.js',
  imports: ['/b.js'],
  css: [],
}
const source = `window.__reactRouterManifest=${JSON.stringify({ url: '/manifest.js', entry: { module: '/e.js', imports: ['/c.js'] }, routes: { a: route } })};`

describe('the list of routes', () => {
  it('keeps what is said and drops what goes without saying', () => {
    expect(parseManifest(leanManifest(source))).toEqual({
      url: '/e.js',
      entry: { module: '/e.js', imports: ['/c.js'] },
      routes: { a: { id: 'a', path: 'a', hasErrorBoundary: true, module: '/a.js' } },
    })
  })

  it('is refused when it is something else', () => {
    expect(() => leanManifest('export default 1')).toThrow('not the manifest')
  })

  it('stops the build for a route that needs what was taken out of the router', () => {
    const withLoader = source.replace('"hasLoader":false', '"hasLoader":true')
    expect(() => leanManifest(withLoader)).toThrow('a hasLoader')
  })
})
