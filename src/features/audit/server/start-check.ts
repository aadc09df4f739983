import { sql } from 'kysely'
import type { auditCalls } from '#features/audit/contract.ts'
import { audit } from '#server/audit/audit.ts'
import { BEFORE_ALL, FIRST_LINK } from '#server/audit/audit-chain.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { sealsView } from './read-seals.ts'

/** The range of rows that are sealed now; undefined before the first seal. */
async function sealedRows({ db }: Context) {
  const { rows } = await sql<{ first: string; until: string }>`
    select (select min(id) from audit_log) as first, max(last_audit_id) as until from audit_seals
    having max(last_audit_id) is not null`.execute(db)
  return rows[0]
}

/** Starts a check of all seals unless one is running, and answers with the running one. */
export const startCheck: Handler<typeof auditCalls.check> = (context) =>
  inTransaction(context, async (tx) => {
    const sealed = await sealedRows(tx)
    const id = tx.newId()
    const begun =
      sealed &&
      (await tx.db
        .insertInto('audit_checks')
        .values({
          id,
          asked_by: account(tx).id,
          asked_at: tx.now,
          first_id: sealed.first,
          until_id: sealed.until,
          after_id: BEFORE_ALL,
          hash: FIRST_LINK,
        })
        .onConflict((row) => row.column('state').where('state', '=', sql.lit('running')).doNothing())
        .returning('id')
        .executeTakeFirst())
    if (begun) {
      await audit(tx, { action: 'audit.checkAsked', subjectType: 'audit', subjectId: id })
      await addJob(tx, 'check-audit', { checkId: id }, { key: `check-audit:${id}` })
    }
    return sealsView(tx)
  })
