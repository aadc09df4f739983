import { documentNameIn } from '#features/documents/rules/document-names.ts'
import type { registrations } from '#features/registrations/contract.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { can, mayCall } from '#rules/access.ts'
import { orNotFound, subjectOf } from '#server/access/or-not-found.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { companyPapersOf } from './company-papers.ts'
import { readCompanyRecord } from './company-record.ts'
import { detailRow, documentsOf, endingOf, historyOf, stepsOf, workflowOf } from './detail-rows.ts'
import { ownersOf } from './owners-of.ts'
import { paymentsOf } from './payments-of.ts'

/** Runs one query for each kind of row, however many rows there are. */
export const readDetail: Handler<typeof registrations.detail> = async (context, { id }) => {
  const { db, actor } = context
  const row = orNotFound(context, 'registrations.read', await detailRow(db, id))
  const subject = subjectOf(row)
  const team = mayCall(actor, 'workflows.read')
  const { language } = whoReads(context)
  const [owners, history, documents, payments, workflow, steps, record, ending, companyPapers] = await Promise.all([
    ownersOf(context, id),
    historyOf(db, id, { customerId: row.user_id, names: team }),
    documentsOf(context, id, { all: team }),
    can(actor, 'payments.read', subject) ? paymentsOf(db, id, language) : null,
    can(actor, 'workflows.read', subject) ? workflowOf(db, id) : null,
    can(actor, 'workflows.read', subject) ? stepsOf(db, id) : [],
    team || row.status === 'approved' ? readCompanyRecord(db, id) : null,
    team ? endingOf(db, id) : null,
    companyPapersOf(db, id),
  ])
  const { assigned_agent_id: agentId } = row
  return {
    id,
    companyName: row.company_name,
    alternativeNames: row.alternative_names,
    businessPurpose: row.business_purpose,
    industry: referenceText(language, row.industry),
    companyType: row.company_type,
    state: referenceText(language, row.state),
    package: {
      id: row.package_id,
      name: row.package_name,
      processingTime: referenceText(language, row.processing_time),
    },
    status: row.status,
    paid: row.paid_at !== null,
    createdAt: row.created_at,
    approvedAt: row.approved_at,
    record,
    ending,
    customer: { id: row.user_id, name: row.customer_name, email: row.customer_email, phone: row.customer_phone },
    agent: agentId ? { id: agentId, name: row.agent_name ?? '', email: team ? row.agent_email : null } : null,
    owners,
    history,
    documents: documents.map((one) => ({
      ...one,
      name: documentNameIn(language, { name: one.name, type: one.documentType }),
    })),
    companyPapers,
    payments,
    workflow: workflow && {
      ...workflow,
      tasks: steps.length,
      tasksDone: steps.filter(({ status }) => status === 'completed').length,
      steps: steps.map((step) => ({ ...step, name: referenceText(language, step.name) })),
    },
    messageCount: row.messages,
  }
}
