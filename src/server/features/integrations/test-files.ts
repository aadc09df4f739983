import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { contract } from '#contract/index.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { newFileKey } from '#server/integrations/files/files.ts'

const PROBE_BYTES = 4096

/** What failed, in the system's or the store's own short code; messages may name folders or keys. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** A file of random bytes goes in, comes out the same and is removed. */
async function probe({ files, newId }: Pick<Context, 'files' | 'newId'>): Promise<string | null> {
  const ref = { key: newFileKey(), documentId: newId(), version: 1 }
  const bytes = randomBytes(PROBE_BYTES)
  try {
    await files.put(ref, Readable.from([bytes]))
    const read = await buffer(await files.get(ref))
    await files.remove(ref.key)
    return read.equals(bytes) ? null : 'different'
  } catch (error) {
    // What could not be written whole leaves nothing behind; the sweep removes what a store kept all the same.
    return codeOf(error)
  }
}

export const testFiles: Handler<typeof contract.integrations.testFiles> = async (context) => {
  const detail = await probe(context)
  const ok = detail === null
  await audit(context, {
    action: 'integration.tested',
    subjectType: 'integration',
    subjectId: 'files',
    details: { ok, detail },
  })
  return { ok, detail, at: context.now }
}
