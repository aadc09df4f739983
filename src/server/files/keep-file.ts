import { AppError } from '#rules/errors.ts'
import type { FileKind } from '#rules/files/file-kinds.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { newFileKey } from './files.ts'

// Longer than any upload takes: until then a file without a row may still get one.
const CLAIM_MS = 60 * 60_000

/** A file that passed the first checks; reading `content` throws when a later check refuses it. */
export type KeptFile = { fileName: string; contentType: FileKind; content: AsyncIterable<Buffer> }

export type NewVersion = {
  document_id: string
  version: number
  file_path: string
  file_name: string
  content_type: string
  size_bytes: number
  sha256: string
}

/**
 * Stores a file and runs `claim` in the transaction that records it: both happen or neither. `claim` first locks the sender's session,
 * because a file may take minutes to arrive, and the customer's account, so that concurrent uploads are counted one after another.
 * The file is listed for removal before it is written, so that not even a crash leaves an unrecorded file behind.
 */
export async function keepFile<T>(
  context: Context,
  of: { documentId: string; version: number },
  file: KeptFile,
  claim: (tx: Context, stored: NewVersion) => Promise<T>,
): Promise<T> {
  const key = newFileKey()
  const until = new Date(context.now.getTime() + CLAIM_MS)
  await context.db.insertInto('file_removals').values({ file_path: key, asked_at: until }).execute()
  try {
    const { bytes, sha256 } = await context.files.put({ key, ...of }, file.content)
    return await inTransaction(context, async (tx) => {
      const listed = await tx.db.deleteFrom('file_removals').where('file_path', '=', key).executeTakeFirst()
      if (listed.numDeletedRows !== 1n) throw new AppError('unavailable')
      return claim(tx, {
        document_id: of.documentId,
        version: of.version,
        file_path: key,
        file_name: file.fileName,
        content_type: file.contentType,
        size_bytes: bytes,
        sha256,
      })
    })
  } catch (error) {
    await forgetFile(context, key)
    throw error
  }
}

/** Removes an unclaimed file; one that is no longer listed was claimed, even if the answer to the commit was lost. */
async function forgetFile(context: Context, key: string): Promise<void> {
  try {
    const listed = await context.db
      .updateTable('file_removals')
      .set({ asked_at: context.now })
      .where('file_path', '=', key)
      .executeTakeFirst()
    if (listed.numUpdatedRows === 0n) return
    await context.files.remove(key)
    await context.db.deleteFrom('file_removals').where('file_path', '=', key).execute()
  } catch (err) {
    // The file stays listed, so the hourly sweep removes it.
    context.log.warn({ reqId: context.requestId, err }, 'file not removed')
  }
}
