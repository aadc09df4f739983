import type { privacy } from '#features/privacy/contract.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { account } from '#server/context.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import { isFetchable } from './export-view.ts'

/** Downloads the person's own export until it expires; any other id is answered with 404. */
export const openExport: DownloadHandler<typeof privacy.exportFile> = async (context, { id }) => {
  const row = await context.db
    .selectFrom('data_exports')
    .select(['id', 'state', 'file_path', 'size_bytes', 'ready_at', 'expires_at'])
    .where('id', '=', id)
    .where('user_id', '=', account(context).id)
    .executeTakeFirst()
  if (!row?.file_path || !isFetchable(row, context.now)) throw new AppError('not_found')
  await audit(context, { action: 'privacy.exportFetched', subjectType: 'export', subjectId: id })
  return {
    ref: { key: row.file_path, documentId: row.id, version: 1 },
    fileName: `meus-dados-${(row.ready_at ?? context.now).toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    sizeBytes: Number(row.size_bytes),
  }
}
