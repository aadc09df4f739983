import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { finishedCompanies } from './companies/finished.ts'
import { companiesInProgress } from './companies/in-progress.ts'
import { waitingCompanies } from './companies/waiting.ts'
import type { DemoCompany } from './demo-company.ts'
import { type Paper, planPapers } from './papers.ts'
import { type Timeline, timelineOf } from './timeline.ts'

/** A company with its dates and documents, decided before anything is written. */
export type CompanyPlan = { company: DemoCompany; times: Timeline; papers: Paper[] }

export async function planCompanies(context: Context): Promise<CompanyPlan[]> {
  const requirements = await context.db
    .selectFrom('document_requirements')
    .select(['id', 'company_type_id', 'document_type', 'name', 'description', 'per_owner'])
    .where('active', '=', sql.lit(true))
    .orderBy('position')
    .execute()
  const companies = [...waitingCompanies, ...companiesInProgress, ...finishedCompanies]
  return companies.map((company, place) => {
    const needed = requirements.filter((each) => each.company_type_id === company.type)
    const papers = planPapers(context.newId, company, needed)
    return { company, times: timelineOf(company, place, context.now), papers }
  })
}
