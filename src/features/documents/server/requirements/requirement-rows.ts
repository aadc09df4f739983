import { sql } from 'kysely'
import type { z } from 'zod'
import type { requirementView } from '#features/documents/contract/document-requirements.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

export const requirementRows = (db: Db) =>
  db
    .selectFrom('document_requirements as d')
    .leftJoin('profiles as p', 'p.id', 'd.edited_by')
    .select(['d.id', 'd.company_type_id as companyTypeId', 'd.position', 'd.name', 'd.description', 'd.active'])
    .select(['d.per_owner as perOwner', sql<DocumentType>`d.document_type`.as('documentType')])
    .select(['d.version', 'd.edited_at as editedAt', 'p.name as editedBy'])
    .orderBy('d.company_type_id')
    .orderBy('d.position')
    .orderBy('d.id')

export async function lockRequirement({ db }: Context, id: string) {
  const row = await requirementRows(db).where('d.id', '=', id).forUpdate('d').executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

type Fields = Pick<z.output<typeof requirementView>, 'documentType' | 'name' | 'description' | 'perOwner' | 'active'>
export const fieldsOf = ({ documentType, name, description, perOwner, active }: Fields): Fields => ({
  ...{ documentType, name, perOwner, active },
  description: description || null,
})
export const columnsOf = ({ documentType, name, description, perOwner, active }: Fields) => ({
  ...{ name, description, active, document_type: documentType, per_owner: perOwner },
})

/** Advisory lock per company type: changes to its requirements are serialized, because they share one order. */
export const lockRequirements = ({ db }: Context, companyTypeId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`document_requirements/${companyTypeId}`}, 727))`.execute(db)
