import type { Role } from '#rules/role.ts'

export const personColumns = [
  'id',
  'name',
  'email',
  'email_verified',
  'role',
  'banned',
  'created_at',
  'version',
] as const

type Row = { id: string; name: string; email: string; role: string; banned: boolean; created_at: Date }

export const personView = (row: Row) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role as Role,
  disabled: row.banned,
  createdAt: row.created_at,
})
