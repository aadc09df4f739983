import { sql } from 'kysely'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { lookForApprovals } from '#features/documents/server/tell-approvals.ts'
import { shortReason } from '#features/notifications/rules/short-reason.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { companyNameOf } from '#features/registrations/server/company-name-of.ts'
import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf, EventName } from '#server/events.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'document.submitted': DocumentParties & { version: number }
    'document.approved': DocumentParties & { version: number }
    /** Documents that were approved within a short time, notified in one batch. */
    'approvals.due': { registrationId: string; customerId: string; documentIds: readonly string[] }
    'document.rejected': DocumentParties & { version: number }
    'document.requested': DocumentParties
    'document.added': DocumentParties
  }
}

export type DocumentParties = {
  documentId: string
  registrationId: string
  customerId: string
  agentId: string | null
}

type DocumentEvent = Extract<EventName, `document.${string}`>
type Of = DataOf<DocumentEvent>

async function record(tx: Context, event: DocumentEvent, of: Of): Promise<void> {
  const { documentId, registrationId } = of
  await publishToSides(tx, registrationId, { event: 'documents.changed', ids: { documentId } })
  const details = { registrationId, ...('version' in of ? { version: of.version } : {}) }
  await audit(tx, { action: event, subjectType: 'document', subjectId: documentId, details })
}

const dataOf = ({ documentId, registrationId }: Of) => ({ documentId, registrationId })

/** A document's name may contain a person's name, so only notifications to the customer include it. */
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

/** Notifies the agent of a document to review; a registration without an agent has no one to notify yet. */
async function documentSubmitted(tx: Context, of: DataOf<'document.submitted'>): Promise<void> {
  if (of.agentId) {
    const facts = { company: await companyNameOf(tx, of.registrationId) }
    const about = { event: 'document.submitted', data: dataOf(of) } as const
    await notify(tx, { userId: of.agentId, kind: 'documentSubmitted', facts, ...about })
  }
  await record(tx, 'document.submitted', of)
}

/** Queues the customer's notification, which covers all approvals within a short time. */
async function documentApproved(tx: Context, of: DataOf<'document.approved'>): Promise<void> {
  await lookForApprovals(tx, of, [tx.now])
  await record(tx, 'document.approved', of)
}

async function approvalsDue(tx: Context, of: DataOf<'approvals.due'>): Promise<void> {
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

async function documentAdded(tx: Context, of: DataOf<'document.added'>): Promise<void> {
  const { names: facts } = await factsOf(tx, of.documentId)
  const about = { event: 'document.added', data: dataOf(of) } as const
  await notify(tx, { userId: of.customerId, kind: 'documentAdded', facts, ...about })
  await record(tx, 'document.added', of)
}

async function documentRequested(tx: Context, of: DataOf<'document.requested'>): Promise<void> {
  const { names, dueOn, example } = await factsOf(tx, of.documentId)
  const facts = { ...names, ...(dueOn ? { dueOn } : {}), ...(example ? { example: shortReason(example) } : {}) }
  const about = { event: 'document.requested', data: dataOf(of) } as const
  await notify(tx, { userId: of.customerId, kind: 'documentRequested', facts, ...about })
  await record(tx, 'document.requested', of)
}

async function documentRejected(tx: Context, of: DataOf<'document.rejected'>): Promise<void> {
  const { reason, names } = await factsOf(tx, of.documentId)
  const facts = { ...names, reason: shortReason(reason) }
  const about = { event: 'document.rejected', data: dataOf(of) } as const
  await notify(tx, { userId: of.customerId, kind: 'documentRejected', facts, ...about })
  await record(tx, 'document.rejected', of)
}

export const reactions: Reactions = {
  'document.submitted': documentSubmitted,
  'document.approved': documentApproved,
  'approvals.due': approvalsDue,
  'document.rejected': documentRejected,
  'document.requested': documentRequested,
  'document.added': documentAdded,
}
