import type { PaperKind } from '#features/documents/rules/paper-kinds.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { DetailField } from '#features/papers/rules/filing-details.ts'
import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { publishToOffice } from '#server/live/publish-to-office.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** The data that the filings need besides the order was entered (G112). */
    'registration.filingDetailed': {
      registrationId: string
      customerId: string
      agentId: string | null
      changedBy: string
      changed: DetailField[]
    }
    /** A paper was made from the registration; `shown` when the customer sees it already. */
    'paper.made': PaperParties & { version: number; shown: boolean }
    'paper.shown': PaperParties
    'paper.hidden': PaperParties
  }
}

type PaperParties = {
  documentId: string
  registrationId: string
  customerId: string
  agentId: string | null
  kind: PaperKind
}

type PaperEvent = 'paper.made' | 'paper.shown' | 'paper.hidden'
type Of = DataOf<PaperEvent>

const record = (tx: Context, action: PaperEvent, { documentId, registrationId, kind, ...more }: Of): Promise<void> =>
  audit(tx, {
    action,
    subjectType: 'document',
    subjectId: documentId,
    details: { registrationId, kind, ...('version' in more ? { version: more.version } : {}) },
  })

const tellTeam = (tx: Context, { registrationId, agentId, documentId }: Of): Promise<void> =>
  publishToOffice(
    tx,
    'documents.changed',
    { registrationId, documentId },
    { who: 'registrations.assign', also: agentId ? [agentId] : [] },
  )

const tellAll = (tx: Context, { registrationId, documentId }: Of): Promise<void> =>
  publishToSides(tx, registrationId, { event: 'documents.changed', ids: { documentId } })

/** A paper that the customer does not see is published to the team only (G114). */
async function paperMade(tx: Context, of: DataOf<'paper.made'>): Promise<void> {
  await (of.shown ? tellAll(tx, of) : tellTeam(tx, of))
  await record(tx, 'paper.made', of)
}

/** Notifies the customer as of any added document. */
async function paperShown(tx: Context, of: DataOf<'paper.shown'>): Promise<void> {
  const { documentId, registrationId, customerId } = of
  const row = await tx.db
    .selectFrom('documents as d')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .select(['d.name as document', 'd.document_type', 'r.company_name as company'])
    .where('d.id', '=', documentId)
    .executeTakeFirstOrThrow()
  const { company, document } = row
  await notify(tx, {
    userId: customerId,
    kind: 'documentAdded',
    facts: { company, document, documentType: row.document_type as DocumentType },
    event: 'document.added',
    data: { documentId, registrationId },
  })
  await tellAll(tx, of)
  await record(tx, 'paper.shown', of)
}

/** Published to both sides, so that open pages of the customer stop showing the paper at once. */
async function paperHidden(tx: Context, of: DataOf<'paper.hidden'>): Promise<void> {
  await tellAll(tx, of)
  await record(tx, 'paper.hidden', of)
}

/** Published to the team only, because customers see filing details only in a paper. */
async function filingDetailed(tx: Context, of: DataOf<'registration.filingDetailed'>): Promise<void> {
  const { registrationId, agentId, changed } = of
  const told = { who: 'registrations.assign', also: agentId ? [agentId] : [] } as const
  await publishToOffice(tx, 'registration.changed', { registrationId }, told)
  await audit(tx, {
    action: 'registration.filingDetailed',
    subjectType: 'registration',
    subjectId: registrationId,
    details: { changed: changed.join(' ') },
  })
}

export const reactions: Reactions = {
  'registration.filingDetailed': filingDetailed,
  'paper.made': paperMade,
  'paper.shown': paperShown,
  'paper.hidden': paperHidden,
  'order.created': (tx, { registrationId }) => addJob(tx, 'make-purpose-paper', { registrationId }),
}
