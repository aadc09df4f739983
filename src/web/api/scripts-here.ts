const fetching = new Map<string, Promise<void>>()

/** Whether the page has already fetched a file. A browser without `responseStatus` fetches it again, from its cache. */
const isHere = (url: string): boolean =>
  performance.getEntriesByName(url, 'resource').some((entry) => Reflect.get(entry, 'responseStatus') === 200)

async function fetchNew(url: string): Promise<void> {
  try {
    const { ok } = await fetch(url)
    if (!ok) throw new Error(`not fetched: ${url}`)
  } catch (error) {
    fetching.delete(url)
    throw error
  }
}

function fetchOnce(address: string): Promise<void> {
  const url = new URL(address, location.href).href
  const known = fetching.get(url)
  if (known) return known
  const fetched = isHere(url) ? Promise.resolve() : fetchNew(url)
  fetching.set(url, fetched)
  return fetched
}

/**
 * Resolves once all these scripts have been fetched; a failure can be retried. Scripts are fetched before they are imported, because
 * browsers never retry a module that failed once, even if only one of its own imports or a preload of it failed.
 */
export const scriptsHere = async (addresses: readonly string[]): Promise<void> => {
  await Promise.all(addresses.map(fetchOnce))
}
