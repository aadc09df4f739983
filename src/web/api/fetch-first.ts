import { acrossOutages } from './across-outages.ts'

type Imports = readonly string[]
const namedImport = /(?:from|import)"\.(\/[^"]+)"/g

// The page's own scripts have come with all that they import before this line runs.
const scripts = new Map<string, Promise<Imports>>(
  performance.getEntriesByType('resource').map(({ name }) => [new URL(name).pathname, Promise.resolve([])]),
)

/** Fetches a script into the browser's cache, once, and says what it imports. */
function fetchScript(path: string): Promise<Imports> {
  const known = scripts.get(path)
  if (known) return known
  const coming = fetch(path).then(async (answer) => {
    if (!answer.ok) throw new Error(`${path} ${answer.status}`)
    return Array.from((await answer.text()).matchAll(namedImport), ([, name]) => `/assets${name}`)
  })
  scripts.set(path, coming)
  coming.catch(() => scripts.delete(path))
  return coming
}

async function fetchAll(paths: Imports, asked = new Set<string>()): Promise<void> {
  const others = paths.filter((path) => !asked.has(path))
  for (const path of others) asked.add(path)
  await Promise.all(others.map(async (path) => fetchAll(await fetchScript(path), asked)))
}

/**
 * Imports scripts once they and what they import have been fetched, because many browsers never import again what failed
 * once on its way (whatwg/html#6768), while a fetch can be repeated.
 */
export const fetchFirst = <T>(load: () => Promise<T>, paths: Imports): Promise<T> =>
  acrossOutages(async () => {
    await fetchAll(paths)
    return load()
  })
