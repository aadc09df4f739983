import { sql } from 'kysely'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { type Action, listScope, type Scope } from '#rules/access.ts'
import type { FileKind } from '#rules/files/file-kinds.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

/** Documents with their company, customer and owner, and the newest file if there is one. */
const named = (db: Db) =>
  db
    .selectFrom('documents as d')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .leftJoin('business_owners as o', 'o.id', 'd.owner_id')
    .leftJoin('document_versions as v', (join) =>
      join.onRef('v.document_id', '=', 'd.id').onRef('v.version', '=', 'd.version'),
    )
    .select(['d.id', 'd.name', 'd.description', 'd.required', 'd.requirement_id', 'd.owner_id', 'd.rejection_reason'])
    .select(['d.example', sql<string | null>`d.due_on::text`.as('due_on')])
    .select([
      'd.version',
      'd.requested_by',
      'd.created_at',
      'd.updated_at',
      'd.business_registration_id',
      'd.customer_sees',
    ])
    .select(['r.company_name', 'r.user_id', 'r.assigned_agent_id', 'c.name as customer_name'])
    .select(['o.first_name', 'o.last_name'])
    .select(['v.file_name', 'v.size_bytes', 'v.uploaded_by', 'v.created_at as sent_at', 'v.file_path'])
    .select([
      sql<DocumentStatus>`d.status`.as('status'),
      sql<DocumentType>`d.document_type`.as('document_type'),
      sql<FileKind | null>`v.content_type`.as('content_type'),
    ])

/** Limits the query to the reader's scope; customers do not see papers that the team has not shown to them (G114). */
function seenWithin(query: ReturnType<typeof named>, scope: Scope) {
  const within = query.where(withinScope(scope))
  return scope.kind === 'owner' ? within.where('d.customer_sees', '=', sql.lit(true)) : within
}

/** Query for the documents on which the actor may perform the action; callers can only narrow it. */
export const visibleDocuments = (context: Context, action: Action) =>
  seenWithin(named(context.db), listScope(context.actor, action))

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>

export const versionsOf = (db: Db, documentIds: readonly string[]) =>
  db
    .selectFrom('document_versions')
    .select(['document_id', 'version', 'file_path', 'file_name', 'size_bytes', 'uploaded_by', 'created_at'])
    .select(['rejection_reason', sql<FileKind>`content_type`.as('content_type')])
    .where('document_id', 'in', [...documentIds])
    .orderBy('version', 'desc')

export type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['executeTakeFirstOrThrow']>>
