import { sql } from 'kysely'
import type { unreadMessages } from '#contract/unread-messages.ts'
import { listScope } from '#domain/access.ts'
import type { Handler } from '#server/http/mount.ts'
import { withinScope } from '#server/records/within-scope.ts'

/** For the badge in the header: what the other side wrote and the reader has not seen. */
export const countUnread: Handler<typeof unreadMessages.unread> = ({ db, actor }) => {
  const scope = listScope(actor, 'messages.read')
  return db
    .selectFrom('business_registrations as r')
    .innerJoin('messages as m', 'm.business_registration_id', 'r.id')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('m.read', '=', false)
    .where(withinScope(scope))
    .where(sql<boolean>`(m.sender_id <> r.user_id) = ${scope.kind === 'owner'}::boolean`)
    .executeTakeFirstOrThrow()
}
