import type { contract } from '#contract/index.ts'
import { can, mayCall } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { Handler } from '#server/http/mount.ts'
import { detailRow, documentsOf, historyOf, ownersOf, paymentsOf, workflowOf } from './detail-rows.ts'

/** One read for each kind of row, however many there are of it. */
export const readDetail: Handler<typeof contract.registrations.detail> = async (context, { id }) => {
  const { db, actor } = context
  const row = await detailRow(db, id)
  const parties = row && { ownerId: row.customer_id, agentId: row.agent_id }
  if (!row || !parties || !can(actor, 'registrations.read', parties)) throw new AppError('not_found')
  const team = mayCall(actor, 'workflows.read')
  const [owners, history, documents, payments, workflow] = await Promise.all([
    ownersOf(db, id),
    historyOf(db, id, { customerId: row.customer_id, names: team }),
    documentsOf(db, id),
    can(actor, 'payments.read', parties) ? paymentsOf(db, id) : null,
    can(actor, 'workflows.read', parties) ? workflowOf(db, id) : null,
  ])
  const { agent_id: agentId } = row
  return {
    id,
    companyName: row.company_name,
    alternativeNames: row.alternative_names,
    businessPurpose: row.business_purpose,
    industry: row.industry,
    companyType: row.company_type,
    state: row.state,
    package: { id: row.package_id, name: row.package_name, processingTime: row.processing_time },
    status: row.status,
    paid: row.paid_at !== null,
    createdAt: row.created_at,
    approvedAt: row.approved_at,
    customer: { id: row.customer_id, name: row.customer_name, email: row.customer_email, phone: row.customer_phone },
    agent: agentId ? { id: agentId, name: row.agent_name ?? '', email: team ? row.agent_email : null } : null,
    owners,
    history,
    documents,
    payments,
    workflow,
    messageCount: row.messages,
  }
}
