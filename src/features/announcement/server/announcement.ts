import { sql } from 'kysely'
import type { announcement } from '#features/announcement/contract.ts'
import { type Announcement, type AnnouncementId, announcementIds } from '#features/announcement/rules/rows.ts'
import { saveEdit } from '#features/edits/server/edits.ts'
import { AppError } from '#rules/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { announcementOf } from './read-rows.ts'

type Edited = { version: number; editedAt: Date | null; editedBy: string | null }
type View = { [Id in AnnouncementId]: { content: Announcement[Id] } & Edited }

async function view({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .selectFrom('announcements as a')
    .leftJoin('profiles as e', 'e.id', 'a.edited_by')
    .select(['a.id', 'a.version', 'a.edited_at', 'e.name as edited_by_name', sql<unknown>`a.content`.as('content')])
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const content = announcementOf(rows)
  const parts = announcementIds.map((id) => {
    const row = stored.get(id)
    const edited = {
      version: row?.version ?? 1,
      editedAt: row?.edited_at ?? null,
      editedBy: row?.edited_by_name ?? null,
    }
    return [id, { content: content[id], ...edited }] as const
  })
  return Object.fromEntries(parts) as View
}

export const readAnnouncement: Handler<typeof announcement.read> = view

/** A trigger of the table updates the public pages on every node (`src/features/site/server/keep-site-filled.ts`). */
export const saveAnnouncement: Handler<typeof announcement.save> = (context, { row, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const { id, content } = row
    const stored = await tx.db
      .selectFrom('announcements')
      .select(['version', sql<unknown>`content`.as('content')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    // The rows are loaded with the reference data before the server accepts requests.
    if (!stored) throw new AppError('not_found')
    await saveEdit(tx, {
      ...{ subjectType: 'announcement', subjectId: id, version: stored.version, expectedVersion },
      before: announcementOf([{ id, content: stored.content }])[id],
      after: content,
      write: async (edited) => {
        await tx.db
          .updateTable('announcements')
          .set({ content: JSON.stringify(content), ...edited })
          .where('id', '=', id)
          .execute()
        await tx.emit('announcement.changed', { id })
      },
    })
    return view(tx)
  })
