import type { DomainEvents } from '#domain/events/events.ts'
import { notificationTexts } from '#domain/notifications/catalog.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { tellSides } from '#server/live/tell-sides.ts'

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
async function nameOf(tx: Context, documentId: string): Promise<string> {
  const row = tx.db.selectFrom('documents').select('name').where('id', '=', documentId)
  return (await row.executeTakeFirstOrThrow()).name
}

/** Tells the agent that there is a document to review; without an agent nobody is waiting for it yet. */
export async function documentSubmitted(tx: Context, of: DomainEvents['document.submitted']): Promise<void> {
  const text = notificationTexts.documentSubmitted()
  if (of.agentId) await notify(tx, { userId: of.agentId, ...text, event: 'document.submitted', data: dataOf(of) })
  await record(tx, 'document.submitted', of)
}

/** Tells the customer what the team did with a document. */
const toCustomer =
  <E extends Exclude<DocumentEvent, 'document.submitted'>>(
    event: E,
    words: (name: string) => { title: string; message: string },
  ) =>
  async (tx: Context, of: DomainEvents[E]): Promise<void> => {
    const text = words(await nameOf(tx, of.documentId))
    await notify(tx, { userId: of.customerId, ...text, event, data: dataOf(of) })
    await record(tx, event, of)
  }

export const documentApproved = toCustomer('document.approved', notificationTexts.documentApproved)
export const documentRejected = toCustomer('document.rejected', notificationTexts.documentRejected)
export const documentRequested = toCustomer('document.requested', notificationTexts.documentRequested)
export const documentAdded = toCustomer('document.added', notificationTexts.documentAdded)
