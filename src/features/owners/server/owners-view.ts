import { sql } from 'kysely'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { HeldOwners } from './held-owners.ts'

const lastEdit = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('edits as e')
    .leftJoin('profiles as p', 'p.id', 'e.edited_by')
    .select(['e.edited_at', 'p.name'])
    .where('e.subject_type', '=', sql.lit('owners'))
    .where('e.subject_id', '=', registrationId)
    .orderBy('e.edited_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function ownersView(tx: Context, { registrationId, version, owners }: HeldOwners) {
  const [main, ...partners] = owners.map(({ given }) => given)
  if (!main) throw new AppError('not_found')
  const edit = await lastEdit(tx, registrationId)
  return { main, partners, version, editedAt: edit?.edited_at ?? null, editedBy: edit?.name ?? null }
}
