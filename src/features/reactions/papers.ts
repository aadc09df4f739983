import type { DocumentType } from '#features/documents/rules/types.ts'
import { keepCalendar } from '#features/duties/server/keep-calendars.ts'
import type { DomainEvents } from '#features/events.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import { tellSides } from '#server/live/tell-sides.ts'

type PaperEvent = 'paper.made' | 'paper.shown' | 'paper.hidden'
type Of = DomainEvents[PaperEvent]

const record = (tx: Context, action: PaperEvent, { documentId, registrationId, kind, ...more }: Of): Promise<void> =>
  audit(tx, {
    action,
    subjectType: 'document',
    subjectId: documentId,
    details: { registrationId, kind, ...('version' in more ? { version: more.version } : {}) },
  })

const tellTeam = (tx: Context, { registrationId, agentId, documentId }: Of): Promise<void> =>
  tellOffice(
    tx,
    'documents.changed',
    { registrationId, documentId },
    { who: 'registrations.assign', also: agentId ? [agentId] : [] },
  )

const tellAll = (tx: Context, { registrationId, documentId }: Of): Promise<void> =>
  tellSides(tx, registrationId, { event: 'documents.changed', ids: { documentId } })

/** A paper that the customer does not see is told to the team alone (G114). */
export async function paperMade(tx: Context, of: DomainEvents['paper.made']): Promise<void> {
  await (of.shown ? tellAll(tx, of) : tellTeam(tx, of))
  await record(tx, 'paper.made', of)
}

/** For the customer it is a document that was added. */
export async function paperShown(tx: Context, of: DomainEvents['paper.shown']): Promise<void> {
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

/** Open pages of the customer lose it at once. */
export async function paperHidden(tx: Context, of: DomainEvents['paper.hidden']): Promise<void> {
  await tellAll(tx, of)
  await record(tx, 'paper.hidden', of)
}

/** What filings need is nothing that the customer hears of before it stands in a paper. */
export async function filingDetailed(tx: Context, of: DomainEvents['registration.filingDetailed']): Promise<void> {
  const { registrationId, agentId, changed } = of
  if (changed.includes('fiscalYearEnd')) await keepCalendar(tx, registrationId)
  const told = { who: 'registrations.assign', also: agentId ? [agentId] : [] } as const
  await tellOffice(tx, 'registration.changed', { registrationId }, told)
  await audit(tx, {
    action: 'registration.filingDetailed',
    subjectType: 'registration',
    subjectId: registrationId,
    details: { changed: changed.join(' ') },
  })
}
