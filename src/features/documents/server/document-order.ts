import { sql } from 'kysely'

/**
 * The order of a company's documents, independent of their status: by owner (documents without one last), then by requirement, then
 * newest first. For queries with the aliases `d` (document), `o` (its owner) and `q` (its requirement).
 */
export const documentOrder = [
  sql`o.position nulls last`,
  sql`q.position nulls last`,
  sql`d.created_at desc`,
  sql`d.id desc`,
]
