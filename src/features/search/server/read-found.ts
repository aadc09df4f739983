import { sql } from 'kysely'
import type { SearchKind } from '#features/search/rules/relevance.ts'
import type { Db } from '#server/db/connect.ts'
import type { Found } from '#server/lists/find-newest.ts'

export type Result = {
  kind: SearchKind
  id: string
  title: string
  detail: string
  registrationId: string | null
  at: Date
}

const idsOf = (found: readonly Found[]) => sql<string>`any(${[...new Set(found.map(({ id }) => id))]}::uuid[])`

/** Reads what a result shows of each record. The ids come from searches within the reader's scope, so access is not checked again. */
export const readFound: Record<SearchKind, (db: Db, found: readonly Found[]) => Promise<Result[]>> = {
  company: async (db, found) => {
    const rows = await db
      .selectFrom('business_registrations as r')
      .innerJoin('profiles as c', 'c.id', 'r.user_id')
      .select(['r.id', 'r.company_name', 'c.name', 'c.email', 'r.created_at'])
      .where('r.id', '=', idsOf(found))
      .execute()
    return rows.map((row) => ({
      kind: 'company',
      id: row.id,
      title: row.company_name,
      detail: `${row.name} · ${row.email}`,
      registrationId: row.id,
      at: row.created_at,
    }))
  },
  person: async (db, found) => {
    const rows = await db
      .selectFrom('profiles')
      .select(['id', 'name', 'email', 'created_at'])
      .where('id', '=', idsOf(found))
      .where('erased_at', 'is', null)
      .execute()
    return rows.map((row) => ({
      kind: 'person',
      id: row.id,
      title: row.name,
      detail: row.email,
      registrationId: null,
      at: row.created_at,
    }))
  },
  document: async (db, found) => {
    const rows = await db
      .selectFrom('documents as d')
      .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
      .select(['d.id', 'd.name', 'd.created_at', 'r.id as registration_id', 'r.company_name'])
      .where('d.id', '=', idsOf(found))
      .execute()
    return rows.map((row) => ({
      kind: 'document',
      id: row.id,
      title: row.name,
      detail: row.company_name,
      registrationId: row.registration_id,
      at: row.created_at,
    }))
  },
  ticket: async (db, found) => {
    const rows = await db
      .selectFrom('support_tickets as t')
      .innerJoin('profiles as c', 'c.id', 't.user_id')
      .select(['t.id', 't.subject', 'c.name', 't.updated_at'])
      .where('t.id', '=', idsOf(found))
      .execute()
    return rows.map((row) => ({
      kind: 'ticket',
      id: row.id,
      title: row.subject,
      detail: row.name,
      registrationId: null,
      at: row.updated_at,
    }))
  },
}
