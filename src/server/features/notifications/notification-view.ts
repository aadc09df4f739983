import type { Role } from '#domain/accounts/role.ts'
import { categoryOf } from '#domain/notifications/category.ts'
import { destinationOf } from '#domain/notifications/destination.ts'

export const notificationColumns = ['id', 'title', 'message', 'event', 'data', 'read', 'created_at'] as const
type Row = {
  id: string
  title: string
  message: string
  event: string
  data: unknown
  read: boolean
  created_at: Date
}

export const notificationView = (row: Row, reader: Role) => ({
  id: row.id,
  title: row.title,
  message: row.message,
  category: categoryOf(row),
  read: row.read,
  link: destinationOf(row, reader),
  createdAt: row.created_at,
})
