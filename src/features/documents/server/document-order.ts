import { sql } from 'kysely'

/**
 * The order in which a company's documents are listed, independent of their status: each owner's in turn, as the order asked for them,
 * then those of the company, the newest first. For queries in which `d` is the document, `o` its owner and `q` its requirement.
 */
export const documentOrder = [
  sql`o.position nulls last`,
  sql`q.position nulls last`,
  sql`d.created_at desc`,
  sql`d.id desc`,
]
