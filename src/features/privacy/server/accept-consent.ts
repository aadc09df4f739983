import type { privacy } from '#features/privacy/contract.ts'
import { isCurrent } from '#features/privacy/rules/consent.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { consentColumns, consentView } from './consent-view.ts'

/** Locks the account, so that two concurrent clicks create one consent, not two. */
const lockPerson = (tx: Context, id: string) =>
  tx.db.selectFrom('profiles').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Accepting an already accepted version again changes nothing; withdrawn consents stay on record. */
export const acceptConsent: Handler<typeof privacy.accept> = (context, { document, version }) => {
  if (!isCurrent(document, version)) throw new AppError('invalid', { fields: { version: 'outdated' } })
  return inTransaction(context, async (tx) => {
    const { id } = account(tx)
    await lockPerson(tx, id)
    const standing = await tx.db
      .selectFrom('consents')
      .select(consentColumns)
      .where('user_id', '=', id)
      .where('document', '=', document)
      .where('version', '=', version)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (standing) return consentView(standing)
    const row = await tx.db
      .insertInto('consents')
      .values({ id: tx.newId(), user_id: id, document, version, accepted_at: tx.now })
      .returning(consentColumns)
      .executeTakeFirstOrThrow()
    await audit(tx, {
      action: 'consent.accepted',
      subjectType: 'consent',
      subjectId: row.id,
      details: { document, version },
    })
    return consentView(row)
  })
}

export const withdrawConsent: Handler<typeof privacy.withdraw> = (context, { document }) =>
  inTransaction(context, async (tx) => {
    const { id } = account(tx)
    await lockPerson(tx, id)
    const rows = await tx.db
      .updateTable('consents')
      .set({ withdrawn_at: tx.now })
      .where('user_id', '=', id)
      .where('document', '=', document)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .execute()
    for (const row of rows)
      await audit(tx, { action: 'consent.withdrawn', subjectType: 'consent', subjectId: row.id, details: { document } })
    return { ok: true }
  })
