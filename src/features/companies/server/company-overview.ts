import { documentNameIn } from '#features/documents/rules/document-names.ts'
import { isOverdue } from '#features/documents/rules/due.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { documentsState, nextActionOf } from '#features/registrations/rules/next-step.ts'
import { progressOf, timelineOf } from '#features/registrations/rules/timeline.ts'
import { companyPapersOf } from '#features/registrations/server/company-papers.ts'
import { readCompanyRecord } from '#features/registrations/server/company-record.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { whoReads } from '#server/language/reader.ts'
import { companyActivities } from './company-activities.ts'
import { companyRow, requiredDocumentRows } from './company-rows.ts'
import { nextDuties } from './next-duties.ts'

type Company = NonNullable<Awaited<ReturnType<typeof companyRow>>>
type Required = Awaited<ReturnType<typeof requiredDocumentRows>>

const paymentOf = ({ paid_at, payment_status }: Company): PaymentStatus | null =>
  paid_at && payment_status !== 'refunded' ? 'paid' : payment_status

/** When the last required document was approved; null while one is not approved, or if none are required. */
function approvedAt(documents: Required): Date | null {
  if (documents.length === 0 || documents.some(({ status }) => status !== 'approved')) return null
  return new Date(Math.max(...documents.map((row) => (row.reviewed_at ?? row.updated_at).getTime())))
}

/** One company as the customer's dashboard shows it (D1, D14). */
export async function companyOverview(context: Context, id: string) {
  const { db, now } = context
  const { language } = whoReads(context)
  const [row, documents, activities, duties] = await Promise.all([
    companyRow(db, id),
    requiredDocumentRows(db, id),
    companyActivities(db, id, language),
    nextDuties(db, id, language, officeDay(now)),
  ])
  // Between two reads an unpaid order may be replaced, or erased with its account.
  if (!row) throw new AppError('not_found')
  const { status } = row
  const approved = status === 'approved'
  const [record, companyPapers] = approved
    ? await Promise.all([readCompanyRecord(db, id), companyPapersOf(db, id)])
    : [null, null]
  const action = nextActionOf({
    status,
    payment: paymentOf(row),
    documents: documentsState(documents.map((document) => document.status)),
    filing: row.workflow_status === 'in_progress',
    papersToCome: companyPapers?.every(({ files }) => files.length === 0) ?? false,
  })
  const finishedAt = approved ? row.approved_at : status === 'rejected' ? row.changed_at : null
  const timeline = timelineOf({
    status,
    action,
    reached: {
      ordered: row.created_at,
      paid: row.paid_at,
      assigned: row.assigned_at,
      documents: approvedAt(documents),
      filing: row.filed_at,
      finished: finishedAt,
    },
    processingTime: row.processing_time,
    reason: row.reason,
    now,
  })
  const { payment_id: paymentId, payment_status: paymentStatus, amount, assigned_agent_id: agentId } = row
  return {
    id,
    companyName: row.company_name,
    companyType: row.company_type,
    state: referenceText(language, row.state),
    package: {
      id: row.package_id,
      name: row.package_name,
      processingTime: referenceText(language, row.processing_time),
    },
    status,
    createdAt: row.created_at,
    agent: agentId ? { id: agentId, name: row.agent_name ?? '' } : null,
    nextAction: action,
    progress: progressOf(timeline.stages),
    note: row.reason,
    record,
    companyPapers:
      companyPapers?.map(({ paper, files, later }) => ({
        paper,
        files: files.map((file) => ({ ...file, name: documentNameIn(language, file) })),
        later,
      })) ?? null,
    duties,
    payment: paymentId && paymentStatus ? { id: paymentId, status: paymentStatus, amountCents: amount ?? 0 } : null,
    documents: documents.map((document) => ({
      id: document.id,
      name: documentNameIn(language, document),
      description: document.description && referenceText(language, document.description),
      documentType: document.type,
      status: document.status,
      rejectionReason: document.rejection_reason,
      dueOn: document.due_on,
      example: document.example,
      overdue: isOverdue({ dueOn: document.due_on, status: document.status }, officeDay(now)),
      updatedAt: document.updated_at,
    })),
    activities,
    timeline,
  }
}
