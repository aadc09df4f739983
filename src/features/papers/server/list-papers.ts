import type { papers } from '#features/papers/contract.ts'
import { kindsOfCompany } from '#features/papers/rules/kinds-of-company.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import type { Handler } from '#server/http/handler.ts'
import { gatherFacts } from './gather-facts.ts'
import { madePapers, paperView } from './paper-rows.ts'

export const listPapers: Handler<typeof papers.list> = async (context, { id }) => {
  await loadRegistration(context, id, 'papers.read')
  const [facts, made] = await Promise.all([gatherFacts(context, id), madePapers(context.db, id).execute()])
  return { items: kindsOfCompany(facts.companyTypeId).map((kind) => paperView(kind, facts, made)) }
}
