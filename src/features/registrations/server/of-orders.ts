import { sql } from 'kysely'
import { among, type Rows } from '#server/personal-table.ts'

/** Rows of the companies that the person ordered. */
export const ofOrders =
  (column = 'business_registration_id'): Rows =>
  ({ id }) =>
    among(sql.ref(`t.${column}`), sql`select id from business_registrations where user_id = ${id}`)

/** Rows of those companies that name their company through another table, such as the versions of a document. */
export const ofOrdersThrough =
  (column: string, things: string): Rows =>
  ({ id }) =>
    among(
      sql.ref(`t.${column}`),
      sql`select thing.id from ${sql.table(things)} as thing
        join business_registrations r on r.id = thing.business_registration_id where r.user_id = ${id}`,
    )
