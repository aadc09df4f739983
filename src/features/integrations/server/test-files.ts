import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { integrations } from '#features/integrations/contract.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { newFileKey } from '#server/files/files.ts'
import type { Handler } from '#server/http/handler.ts'

const PROBE_BYTES = 4096
// Longer than a test takes: until then the sweep leaves its file alone.
const LONGEST_TEST_MS = 5 * 60_000

/** The short code of the system or the store for a failure; its message is left out, because it may name folders or keys. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

type Ref = { key: string; documentId: string; version: number }

async function readBack({ files }: Context, ref: Ref, bytes: Buffer): Promise<string | null> {
  const read = await buffer(await files.get(ref))
  return read.equals(bytes) ? null : 'different'
}

/**
 * Writes a file of random bytes, reads it back and removes it. The file is listed for removal before it is written, so that the
 * hourly sweep removes what a failed test leaves in the store.
 */
async function probe(context: Context): Promise<string | null> {
  const { db, files, newId, now } = context
  const ref: Ref = { key: newFileKey(), documentId: newId(), version: 1 }
  const bytes = randomBytes(PROBE_BYTES)
  const asked_at = new Date(now.getTime() + LONGEST_TEST_MS)
  await db.insertInto('file_removals').values({ file_path: ref.key, asked_at }).execute()
  const notWritten = await files.put(ref, Readable.from([bytes])).then(() => null, codeOf)
  // A store that refuses a file may not answer a removal either, and the admin would wait twice as long.
  if (notWritten) return notWritten
  const notRead = await readBack(context, ref, bytes).catch(codeOf)
  const notRemoved = await files.remove(ref.key).then(() => null, codeOf)
  if (!notRemoved) await db.deleteFrom('file_removals').where('file_path', '=', ref.key).execute()
  return notRead ?? notRemoved
}

export const testFiles: Handler<typeof integrations.testFiles> = async (context) => {
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
