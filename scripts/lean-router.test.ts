import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Exports that work without the parts that lean-router.ts removes; before adding a name, check that it needs none of them.
const working = [
  ...['isRouteErrorResponse', 'Link', 'Links', 'Meta', 'Navigate', 'NavLink', 'Outlet', 'Scripts', 'ScrollRestoration'],
  ...['useLocation', 'useMatches', 'useNavigate', 'useParams', 'useRouteError', 'useSearchParams'],
  // Only used while pages are prerendered.
  'ServerRouter',
]

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?:web|pages|features\/[^/]+\/web)\/.*\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))

test('pages use of the router only what the browser gets', () => {
  const imports = sources.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'react-router'/g)])
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  expect(names.length).toBeGreaterThan(50)
  expect([...new Set(names)].filter((name) => name && !name.startsWith('type ') && !working.includes(name))).toEqual([])
})

test('no link prefetches, because links in the browser no longer can', () => {
  expect(sources.filter((text) => /\sprefetch=/.test(text))).toEqual([])
})
