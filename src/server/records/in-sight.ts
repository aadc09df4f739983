import { sql } from 'kysely'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import type { DB } from '#server/db/types.ts'

/** Where the record stands that a path names by `:id`, by the word before it. */
const tables: Record<string, keyof DB> = {
  'answer-templates': 'answer_templates',
  conversations: 'business_registrations',
  documents: 'documents',
  duties: 'duties',
  notifications: 'notifications',
  payments: 'payments',
  purchases: 'purchases',
  refunds: 'refunds',
  registrations: 'business_registrations',
  tickets: 'support_tickets',
  'workflow-tasks': 'workflow_tasks',
  workflows: 'usa_company_workflows',
}
const namedByPath = /^\/api\/([a-z-]+)\/:id(\/|$)/

/** Before a change the second wall is asked (S51): a record out of the person's sight is answered like one that does not exist. */
export async function requireInSight({ seen }: Context, table: keyof DB, id: unknown): Promise<void> {
  if (!seen) return
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id}::uuid`.execute(seen)
  if (rows.length === 0) throw new AppError('not_found')
}

/** The same for the record that the path of a call names; calls that name one in their body ask for themselves. */
export async function requireNamedInSight(context: Context, path: string, input: object): Promise<void> {
  const table = tables[namedByPath.exec(path)?.[1] ?? '']
  if (table && 'id' in input) await requireInSight(context, table, input.id)
}
