import { sql } from 'kysely'
import type { documentRequirements } from '#features/documents/contract/document-requirements.ts'
import { recordEdit } from '#features/edits/server/edits.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { columnsOf, fieldsOf, lockRequirement, lockRequirements } from './requirement-rows.ts'

async function assertOffered({ db }: Context, companyTypeId: string): Promise<void> {
  const type = await db.selectFrom('company_types').select('id').where('id', '=', companyTypeId).executeTakeFirst()
  if (!type) throw new AppError('invalid', { fields: { companyTypeId: 'not_offered' } })
}

export const addRequirement: Handler<typeof documentRequirements.create> = (context, sent) =>
  inTransaction(context, async (tx) => {
    const { id, companyTypeId } = sent
    await assertOffered(tx, companyTypeId)
    await lockRequirements(tx, companyTypeId)
    const after = fieldsOf(sent)
    const added = await tx.db
      .insertInto('document_requirements')
      .values({
        id,
        company_type_id: companyTypeId,
        ...columnsOf(after),
        position: sql<number>`(select coalesce(max(position), 0) + 1 from document_requirements where company_type_id = ${companyTypeId})`,
        edited_at: tx.now,
        edited_by: account(tx).id,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await recordEdit(tx, { subjectType: 'document_requirement', subjectId: id, before: null, after })
    return lockRequirement(tx, id)
  })
