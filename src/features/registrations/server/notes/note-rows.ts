import type { Db } from '#server/db/connect.ts'

export const noteRows = (db: Db, registrationId: string) =>
  db
    .selectFrom('registration_notes as n')
    .innerJoin('profiles as p', 'p.id', 'n.author_id')
    .select(['n.id', 'n.note', 'n.created_at', 'n.author_id', 'p.name as author_name'])
    .where('n.business_registration_id', '=', registrationId)

type Row = Awaited<ReturnType<ReturnType<typeof noteRows>['executeTakeFirstOrThrow']>>

export const noteView = (row: Row) => ({
  id: row.id,
  text: row.note,
  author: { id: row.author_id, name: row.author_name },
  createdAt: row.created_at,
})
