import { sql } from 'kysely'
import type { answerTemplates } from '#features/answer-templates/contract.ts'
import { documentNameIn } from '#features/documents/rules/document-names.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { AppError } from '#rules/errors.ts'
import { formatsOf } from '#rules/language/formats.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { readerIn } from '#server/language/reader.ts'

const aboutRegistration = ({ db }: Context, id: string) =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .leftJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
    .leftJoin('user_preferences as p', 'p.user_id', 'r.user_id')
    .select(['r.company_name', 'c.name as customer', 's.name as state', 'a.name as agent'])
    .select(['p.language', 'p.time_zone'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()

const aboutDocument = ({ db }: Context, registrationId: string, id: string) =>
  db
    .selectFrom('documents')
    .select(['name', sql<DocumentType>`document_type`.as('type'), sql<string | null>`due_on::text`.as('dueOn')])
    .where('id', '=', id)
    .where('business_registration_id', '=', registrationId)
    .executeTakeFirst()

/** The values are in the customer's language, because the customer reads the filled text. */
export const readValues: Handler<typeof answerTemplates.values> = async (context, asked) => {
  await loadRegistration(context, asked.id, 'answerTemplates.fill')
  const about = await aboutRegistration(context, asked.id)
  const document = asked.document ? await aboutDocument(context, asked.id, asked.document) : undefined
  if (asked.document && !document) throw new AppError('not_found')
  const { language } = readerIn(about)
  return {
    language,
    values: {
      cliente: about.customer,
      empresa: about.company_name,
      estado: referenceText(language, about.state),
      documento: document ? documentNameIn(language, document) : null,
      prazo: document?.dueOn ? formatsOf(language).calendarDay(document.dueOn) : null,
      agente: about.agent,
    },
  }
}
