import type { AnswerKind } from '#features/answer-templates/rules/template.ts'
import { account, type Context } from '#server/context.ts'

const ownRows = (context: Context) =>
  context.db.selectFrom('answer_templates').where('user_id', '=', account(context).id)

export async function ownTemplates(context: Context) {
  const rows = await ownRows(context)
    .select(['id', 'kind', 'title', 'body', 'version'])
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return { items: rows.map(({ kind, ...row }) => ({ kind: kind as AnswerKind, ...row })) }
}

/** The account's templates, with its profile row locked: two windows that count or order them wait for each other. */
export async function holdTemplates(tx: Context) {
  await tx.db.selectFrom('profiles').select('id').where('id', '=', account(tx).id).forNoKeyUpdate().execute()
  return ownRows(tx).select(['id', 'kind', 'position', 'version']).orderBy('position').orderBy('id').execute()
}
