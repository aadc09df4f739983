import { sql } from 'kysely'
import { categoryOf, type NotificationCategory } from '#features/notifications/rules/category.ts'
import { destinationOf } from '#features/notifications/rules/destination.ts'
import { namelessText, notificationText, toldBy } from '#features/notifications/words/catalog.ts'
import { whoMay } from '#rules/access.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Role } from '#rules/role.ts'

export const notificationColumns = [
  'id',
  'kind',
  'facts',
  'category',
  'title',
  'message',
  'event',
  'data',
  'read',
  'created_at',
] as const

/** True for a notification about a company that is not, or no longer, the reader's. Admins may read about all companies. */
export const ofOthers = (reader: { id: string; role: Role }) =>
  whoMay('registrations.assign').includes(reader.role)
    ? sql.lit(false)
    : sql<boolean>`data ? 'registrationId' and not exists (select from business_registrations r
        where r.id = (data->>'registrationId')::uuid and ${reader.id}::uuid in (r.user_id, r.assigned_agent_id))`

type Row = {
  of_others: boolean
  id: string
  kind: string | null
  facts: unknown
  category: string | null
  title: string
  message: string
  event: string
  data: unknown
  read: boolean
  created_at: Date
}

/** The text is in the language that the reader has now; a row without a kind shows the stored text. */
export function notificationView(row: Row, reader: { role: Role; language: Language }) {
  const told = toldBy(row)
  const known = told ? notificationText(told, reader.language) : row
  const { title, message } = row.of_others ? namelessText(told, reader.language) : known
  return {
    id: row.id,
    title,
    message,
    category: (row.category as NotificationCategory | null) ?? categoryOf(row),
    read: row.read,
    link: destinationOf(row, reader.role),
    createdAt: row.created_at,
  }
}
