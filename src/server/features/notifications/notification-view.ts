import type { Language } from '#domain/accounts/preferences.ts'
import type { Role } from '#domain/accounts/role.ts'
import { notificationText, toldBy } from '#domain/notifications/catalog.ts'
import { categoryOf, type NotificationCategory } from '#domain/notifications/category.ts'
import { destinationOf } from '#domain/notifications/destination.ts'

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
type Row = {
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

/** In the reader's language, also after the reader has changed it; a row without a kind shows what was stored. */
export function notificationView(row: Row, reader: { role: Role; language: Language }) {
  const told = toldBy(row)
  const { title, message } = told ? notificationText(told, reader.language) : row
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
