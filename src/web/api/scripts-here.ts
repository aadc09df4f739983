const fetching = new Map<string, Promise<void>>()

/** Whether the page has fetched a file before; a browser that does not say so fetches it from its cache once more. */
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
 * Resolves once all these scripts have arrived, and may be tried again when one has not. Scripts are fetched before they are imported,
 * because browsers never import again what failed once, also when only one of its own imports was lost on its way; a preload that
 * failed spoils the import too.
 */
export const scriptsHere = async (addresses: readonly string[]): Promise<void> => {
  await Promise.all(addresses.map(fetchOnce))
}
