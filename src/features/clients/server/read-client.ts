import { sql } from 'kysely'
import type { clients } from '#features/clients/contract.ts'
import { SHOWN_ON_CARD } from '#features/clients/rules/client.ts'
import { documentNameIn } from '#features/documents/rules/document-names.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { activityView, happenedTo } from '#features/registrations/server/registration-activity.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { listScope } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Language, TimeZone } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { companiesOf, companyView } from './client-companies.ts'

/** The person, if at least one of their registrations is assigned to the agent now. */
async function personOf(db: Db, agentId: string, customerId: string) {
  const row = await db
    .selectFrom('agent_clients as c')
    .innerJoin('profiles as p', 'p.id', 'c.user_id')
    .leftJoin('user_preferences as u', 'u.user_id', 'c.user_id')
    .select(['p.id', 'p.name', 'p.email', 'p.phone', 'c.total'])
    .select(sql<Language>`coalesce(u.language, 'pt_BR')`.as('language'))
    .select(sql<TimeZone>`coalesce(u.time_zone, 'America/Sao_Paulo')`.as('timeZone'))
    .where('c.agent_id', '=', agentId)
    .where('c.user_id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

const among = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

/** The `offset` makes PostgreSQL read the few documents of these companies first, instead of all waiting documents of all companies. */
const waitingDocuments = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom('documents')
        .select(['id', 'name', 'business_registration_id', 'document_type', 'status', 'updated_at'])
        .where('business_registration_id', '=', among(ids))
        .offset(sql.lit(0))
        .as('d'),
    )
    .select(['d.id', 'd.name', 'd.business_registration_id as registrationId', 'd.updated_at as sentAt'])
    .select(sql<DocumentType>`d.document_type`.as('type'))
    .where('d.status', '=', sql.lit('submitted'))
    .orderBy('d.updated_at')
    .orderBy('d.id')
    .limit(sql.lit(SHOWN_ON_CARD.documents))
    .execute()

const newestNotes = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('registration_notes as n')
    .innerJoin('profiles as p', 'p.id', 'n.author_id')
    .select(['n.id', 'n.note', 'n.business_registration_id as registrationId', 'n.created_at', 'p.name as author'])
    .where('n.business_registration_id', '=', among(ids))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(sql.lit(SHOWN_ON_CARD.notes))
    .execute()

/** Everything about one client of the agent; a customer without a process of this agent is answered as not found (G123). */
export const readClient: Handler<typeof clients.read> = async (context, { id }) => {
  const { db, actor } = context
  const scope = listScope(actor, 'clients.read')
  if (scope.kind !== 'agent') throw new AppError('not_found')
  const [person, companies] = await Promise.all([personOf(db, scope.id, id), companiesOf(db, scope.id, id)])
  // The client's last company was handed over between the two reads.
  if (companies.length === 0) throw new AppError('not_found')
  const ids = companies.map((company) => company.id)
  const [documents, notes, happened] = await Promise.all([
    waitingDocuments(db, ids),
    newestNotes(db, ids),
    happenedTo(db, ids, { after: undefined, most: SHOWN_ON_CARD.activities }),
  ])
  const { language } = whoReads(context)
  const names = new Map(companies.map((company) => [company.id, company.company_name]))
  const companyOf = (registrationId: string) => ({ id: registrationId, name: names.get(registrationId) ?? '' })
  return {
    ...person,
    companies: companies.map((row) => companyView(row, (state) => referenceText(language, state))),
    documents: documents.map((row) => ({
      id: row.id,
      name: documentNameIn(language, row),
      documentType: row.type,
      company: companyOf(row.registrationId),
      sentAt: row.sentAt,
    })),
    notes: notes.map((row) => ({
      id: row.id,
      text: row.note,
      author: row.author,
      company: companyOf(row.registrationId),
      createdAt: row.created_at,
    })),
    activities: happened.map((row) => ({ ...activityView(language, row), company: companyOf(row.registrationId) })),
  }
}
