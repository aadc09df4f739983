import { type RefObject, useCallback, useState } from 'react'
import { stateFacts } from '#features/site/web/content/state-facts.ts'
import { useReached } from '#features/site/web/use-reached.ts'
import { readPlain } from '#web/api/read-plain.ts'
import type { Guide, WholeGuide } from './guide.ts'
import { LivingGuides } from './living-guides.tsx'
import { type ReaderState, readerStateOf } from './reader-state.ts'

/** What the build prerenders the list with; the browser gets the HTML and need not fetch this. */
const writtenGuides = { guides: stateFacts, Guides: LivingGuides }

type Found = { guides: readonly Guide[]; Guides: typeof LivingGuides; before?: ReaderState }
type Reading = { found: Found | undefined; failed: boolean; busy: boolean }

async function readGuides(): Promise<Guide[]> {
  const { items } = (await readPlain('/api/states/guides')) as { items?: readonly WholeGuide[] }
  if (!items?.every(({ id, types }) => id && types.length > 0)) throw new Error('no guides in the answer')
  return items.map((whole) => ({ ...whole, whole }))
}

/** The list's component and its facts: from the API or, when it fails, the facts of the build. */
async function findGuides(): Promise<{ found: Found; failed: boolean }> {
  const { LivingGuides: Guides } = await import('./living-guides.tsx')
  try {
    return { found: { guides: await readGuides(), Guides }, failed: false }
  } catch {
    // No connection or no answer from the server: the reader sees an error and can retry.
    const { stateFacts: guides } = await import('#features/site/web/content/state-facts.ts')
    return { found: { guides, Guides }, failed: true }
  }
}

/** The guides are prerendered; the browser reads them from the API when the reader scrolls near. */
export function useGuides(section: RefObject<HTMLElement | null>) {
  const [{ found, failed, busy }, setReading] = useState<Reading>({
    found: import.meta.env.SSR ? writtenGuides : undefined,
    failed: false,
    busy: false,
  })
  const read = useCallback(async () => {
    setReading((now) => ({ ...now, busy: true }))
    // If even the list's script cannot be fetched, the current list stays, with an error and a retry button.
    const next = await findGuides().catch(() => undefined)
    const before = readerStateOf(section.current)
    setReading((now) => ({
      found: next ? { ...next.found, ...(before ? { before } : {}) } : now.found,
      failed: next?.failed ?? true,
      busy: false,
    }))
  }, [section])
  useReached(section, read)
  return { found, failed, retry: read, retrying: busy }
}
