import { sql } from 'kysely'
import type { packages } from '#features/packages/contract.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { holdPackages } from './hold-packages.ts'
import { listPackages } from './list-packages.ts'

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

/** Takes the whole sequence, so that a retry changes nothing; refused if the stored sequence is no longer the one that the admin saw. */
export const arrangePackages: Handler<typeof packages.arrange> = (context, { ids, seenIds }) =>
  inTransaction(context, async (tx) => {
    await holdPackages(tx)
    const now = (await listPackages(tx)).items.map(({ id }) => id)
    if (same(now, ids)) return listPackages(tx)
    if (!same(now, seenIds) || !same([...now].sort(), [...ids].sort())) throw new AppError('conflict')
    await sql`
      update packages p set position = w.place, edited_at = ${tx.now}::timestamptz
      from unnest(${ids}::uuid[]) with ordinality w (id, place) where p.id = w.id`.execute(tx.db)
    await audit(tx, { action: 'package.changed', subjectType: 'package', details: { fields: 'order' } })
    await tx.emit('package.changed', { packageId: ids[0] ?? '' })
    return listPackages(tx)
  })
