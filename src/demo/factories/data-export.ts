import { Readable } from 'node:stream'
import { exportExpiry } from '#features/privacy/rules/data-export.ts'
import type { Context } from '#server/context.ts'

/** An export that is ready to be downloaded, with a small file; returns its id. */
export async function anExport(context: Context, userId: string, bytes = Buffer.from('PK')): Promise<string> {
  const id = context.newId()
  const stored = await context.files.put({ key: id, documentId: id, version: 1 }, Readable.from([bytes]))
  await context.db
    .insertInto('data_exports')
    .values({
      id,
      user_id: userId,
      state: 'ready',
      file_path: id,
      size_bytes: stored.bytes,
      created_at: context.now,
      ready_at: context.now,
      expires_at: exportExpiry(context.now),
    })
    .execute()
  return id
}
