import { sql } from 'kysely'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { Db } from './connect.ts'
import type { DB } from './types.ts'

/** The table of the record that a path names by `:id`, by the word before it. */
const tablesInPaths: Record<string, keyof DB> = {
  'account/devices': 'sessions',
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
const namedByPath = /^\/api\/([a-z/-]+)\/:id(\/|$)/

const notFound = () => new AppError('not_found')
const wrong = (field: string, problem: 'invalid' | 'choice' | 'not_offered') => () =>
  new AppError('invalid', { fields: { [field]: problem } })

/** The same for every other field of a call, with the answer that the call itself gives when there is no such record. */
const inFields: Record<string, { table: keyof DB; refusal: () => AppError }> = {
  attachments: { table: 'documents', refusal: notFound },
  documentId: { table: 'documents', refusal: wrong('documentId', 'invalid') },
  dutyId: { table: 'duties', refusal: wrong('extraId', 'not_offered') },
  // The order of one's own answers.
  ids: { table: 'answer_templates', refusal: () => new AppError('conflict') },
  ownerId: { table: 'business_owners', refusal: notFound },
  responsibleOwnerId: { table: 'business_owners', refusal: wrong('responsibleOwnerId', 'choice') },
  session: { table: 'test_payment_sessions', refusal: notFound },
  upTo: { table: 'messages', refusal: notFound },
}

async function countOf(db: Db, table: keyof DB, ids: readonly unknown[]): Promise<number> {
  const type = table === 'test_payment_sessions' ? sql`text[]` : sql`uuid[]`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where id = any(${ids}::${type})`.execute(db)
  return rows[0]?.count ?? 0
}

/** Before a change row-level security is asked (S51): a record out of the person's sight is answered like one that does not exist. */
export async function requireInSight({ seen }: Context, table: keyof DB, id: unknown): Promise<void> {
  if (seen && (await countOf(seen, table, [id])) === 0) throw notFound()
}

/** Every string of the input, at any depth, with the name of its field. */
function* textsIn(value: unknown, field = ''): Iterable<[field: string, text: string]> {
  if (typeof value === 'string') yield [field, value]
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, field)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* textsIn(one, name)
}

/** Records of others in the fields of a call. What does not exist at all is left to the call. */
async function refuseForeign(seen: Db, { platform }: Context, input: object): Promise<void> {
  const named = Map.groupBy(textsIn(input), ([field]) => field)
  for (const [field, texts] of named) {
    const known = inFields[field]
    if (!known) continue
    const ids = [...new Set(texts.map(([, text]) => text))]
    const own = await countOf(seen, known.table, ids)
    if (own < ids.length && own < (await countOf(platform, known.table, ids))) throw known.refusal()
  }
}

/** The same for all records that a changing call names, in its path or in its body. */
export async function requireNamedInSight(context: Context, path: string, input: object): Promise<void> {
  if (!context.seen) return
  const table = tablesInPaths[namedByPath.exec(path)?.[1] ?? '']
  if (table && 'id' in input) await requireInSight(context, table, input.id)
  await refuseForeign(context.seen, context, input)
}

/** Whether a changing call's field is looked at before the call is made. */
export const isLookedAt = (path: string, field: string): boolean =>
  field in inFields || (field === 'id' && (namedByPath.exec(path)?.[1] ?? '') in tablesInPaths)
