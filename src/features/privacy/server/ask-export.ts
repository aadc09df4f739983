import { sql } from 'kysely'
import type { privacy } from '#features/privacy/contract.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { exportColumns, exportView } from './export-view.ts'

// Eight tries take more than an hour and a half: if the file store is down for longer, the person is notified of the failure.
const TRIES = 8

/** Requesting an export while another one is being made returns that one. */
export const askExport: Handler<typeof privacy.askExport> = (context) =>
  inTransaction(context, async (tx) => {
    const { id: userId } = account(tx)
    const asked = await tx.db
      .insertInto('data_exports')
      .values({ id: tx.newId(), user_id: userId, created_at: tx.now })
      .onConflict((open) => open.column('user_id').where('state', '=', sql.lit('making')).doNothing())
      .returning(exportColumns)
      .executeTakeFirst()
    if (asked) {
      await addJob(tx, 'make-export', { exportId: asked.id }, { key: `export:${asked.id}`, tries: TRIES })
      await audit(tx, { action: 'privacy.exportAsked', subjectType: 'export', subjectId: asked.id })
      return exportView(asked, tx.now)
    }
    const open = await tx.db
      .selectFrom('data_exports')
      .select(exportColumns)
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    // The account was erased between the two statements, and the export with it.
    if (!open) throw new AppError('unauthenticated')
    return exportView(open, tx.now)
  })
