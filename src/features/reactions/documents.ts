import { sql } from 'kysely'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { lookForApprovals } from '#features/documents/server/tell-approvals.ts'
import type { DomainEvents } from '#features/events.ts'
import { shortReason } from '#features/notifications/rules/short-reason.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellSides } from '#server/live/tell-sides.ts'
import { companyNameOf } from './company-name-of.ts'

type DocumentEvent = Extract<keyof DomainEvents, `document.${string}`>
type Of = DomainEvents[DocumentEvent]

async function record(tx: Context, event: DocumentEvent, of: Of): Promise<void> {
  const { documentId, registrationId } = of
  await tellSides(tx, registrationId, { event: 'documents.changed', ids: { documentId } })
  const details = { registrationId, ...('version' in of ? { version: of.version } : {}) }
  await audit(tx, { action: event, subjectType: 'document', subjectId: documentId, details })
}

const dataOf = ({ documentId, registrationId }: Of) => ({ documentId, registrationId })

/** A document's name may contain a person's name, so only the customer is told it. */
async function factsOf(tx: Context, documentId: string) {
  const row = await tx.db
    .selectFrom('documents as d')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .select(['d.name as document', 'd.document_type', 'd.rejection_reason', 'r.company_name as company'])
    .select(['d.example', sql<string | null>`d.due_on::text`.as('due_on')])
    .where('d.id', '=', documentId)
    .executeTakeFirstOrThrow()
  const { company, document } = row
  const names = { company, document, documentType: row.document_type as DocumentType }
  return { names, reason: row.rejection_reason, dueOn: row.due_on, example: row.example }
}

/** Tells the agent that there is a document to review; without an agent nobody is waiting for it yet. */
export async function documentSubmitted(tx: Context, of: DomainEvents['document.submitted']): Promise<void> {
  if (of.agentId) {
    const facts = { company: await companyNameOf(tx, of.registrationId) }
    const about = { event: 'document.submitted', data: dataOf(of) } as const
    await notify(tx, { userId: of.agentId, kind: 'documentSubmitted', facts, ...about })
  }
  await record(tx, 'document.submitted', of)
}

/** The customer is notified together with other approvals of a short time. */
export async function documentApproved(tx: Context, of: DomainEvents['document.approved']): Promise<void> {
  await lookForApprovals(tx, of, [tx.now])
  await record(tx, 'document.approved', of)
}

export async function approvalsDue(tx: Context, of: DomainEvents['approvals.due']): Promise<void> {
  const { registrationId, customerId, documentIds } = of
  const names = []
  for (const documentId of documentIds) names.push((await factsOf(tx, documentId)).names)
  const [first, ...more] = names
  if (!first) return
  const about = { userId: customerId, event: 'document.approved' } as const
  if (more.length === 0) {
    const data = { registrationId, documentId: documentIds[0] ?? '' }
    return notify(tx, { ...about, kind: 'documentApproved', facts: first, data })
  }
  const documents = names.map(({ document, documentType }) => ({ document, documentType }))
  const facts = { company: first.company, documents }
  await notify(tx, { ...about, kind: 'documentsApproved', facts, data: { registrationId } })
}

export async function documentAdded(tx: Context, of: DomainEvents['document.added']): Promise<void> {
  const { names: facts } = await factsOf(tx, of.documentId)
  const about = { event: 'document.added', data: dataOf(of) } as const
  await notify(tx, { userId: of.customerId, kind: 'documentAdded', facts, ...about })
  await record(tx, 'document.added', of)
}

export async function documentRequested(tx: Context, of: DomainEvents['document.requested']): Promise<void> {
  const { names, dueOn, example } = await factsOf(tx, of.documentId)
  const facts = { ...names, ...(dueOn ? { dueOn } : {}), ...(example ? { example: shortReason(example) } : {}) }
  const about = { event: 'document.requested', data: dataOf(of) } as const
  await notify(tx, { userId: of.customerId, kind: 'documentRequested', facts, ...about })
  await record(tx, 'document.requested', of)
}

export async function documentRejected(tx: Context, of: DomainEvents['document.rejected']): Promise<void> {
  const { reason, names } = await factsOf(tx, of.documentId)
  const facts = { ...names, reason: shortReason(reason) }
  const about = { event: 'document.rejected', data: dataOf(of) } as const
  await notify(tx, { userId: of.customerId, kind: 'documentRejected', facts, ...about })
  await record(tx, 'document.rejected', of)
}
