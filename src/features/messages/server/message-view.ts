import { sql } from 'kysely'
import { documentNameIn } from '#features/documents/rules/document-names.ts'
import { downloadRefusal } from '#features/documents/rules/reading.ts'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { sideOf } from '#features/messages/rules/conversation.ts'
import type { Parties } from '#features/registrations/server/load-registration.ts'
import { can } from '#rules/access.ts'
import type { FileKind } from '#rules/files/file-kinds.ts'
import { account, type Context } from '#server/context.ts'
import { whoReads } from '#server/language/reader.ts'

export const messageRows = ({ db }: Context) =>
  db
    .selectFrom('messages as m')
    .innerJoin('profiles as s', 's.id', 'm.sender_id')
    .select(['m.id', 'm.message', 'm.sender_id', 'm.read', 'm.created_at', 's.name as sender_name'])

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRows>['executeTakeFirstOrThrow']>>

const attachmentRows = ({ db }: Context, messageIds: readonly string[]) =>
  db
    .selectFrom('message_attachments as x')
    .innerJoin('documents as d', 'd.id', 'x.document_id')
    .leftJoin('document_versions as v', (join) =>
      join.onRef('v.document_id', '=', 'd.id').onRef('v.version', '=', 'd.version'),
    )
    .select(['x.message_id', 'd.id', 'd.name', 'v.version', 'v.uploaded_by', 'd.customer_sees'])
    .select([sql<DocumentStatus>`d.status`.as('status'), sql<FileKind | null>`v.content_type`.as('content_type')])
    .select(sql<DocumentType>`d.document_type`.as('type'))
    .where('x.message_id', 'in', [...messageIds])
    .orderBy('d.name')
    .orderBy('d.id')
    .execute()

type AttachmentRow = Awaited<ReturnType<typeof attachmentRows>>[number]

function attachmentView(context: Context, { customerId, agentId }: Parties, row: AttachmentRow) {
  const team = can(context.actor, 'documents.review', { ownerId: customerId, agentId })
  const reader = { side: team ? 'team' : 'customer', emailVerified: context.session?.emailVerified ?? false } as const
  const refused =
    row.content_type === null ||
    downloadRefusal(reader, {
      status: row.status,
      newest: true,
      byCustomer: row.uploaded_by === customerId,
    }) !== null
  const name = documentNameIn(whoReads(context).language, row)
  return { documentId: row.id, name, status: row.status, version: row.version, canDownload: !refused }
}

/** The messages of one conversation as this reader sees them. */
export async function messageViews(context: Context, parties: Parties, rows: readonly MessageRow[]) {
  const { id: reader } = account(context)
  const ids = rows.map(({ id }) => id)
  const attached = ids.length > 0 ? await attachmentRows(context, ids) : []
  return rows.map((row) => ({
    id: row.id,
    text: row.message,
    from: sideOf(parties, row.sender_id),
    mine: row.sender_id === reader,
    senderName: row.sender_name,
    read: row.read,
    createdAt: row.created_at,
    attachments: attached
      // The customer does not see an attached paper that was hidden later (G114).
      .filter(
        ({ message_id, customer_sees }) => message_id === row.id && (customer_sees || reader !== parties.customerId),
      )
      .map((attachment) => attachmentView(context, parties, attachment)),
  }))
}
