export const roles = ['user', 'agent', 'admin', 'superadmin'] as const
export type Role = (typeof roles)[number]

export const areas = ['user', 'agent', 'admin', 'superadmin'] as const
export type Area = (typeof areas)[number]

/** Where each role lands after signing in (G1). */
export const homeOf: Record<Role, string> = {
  user: '/user/dashboard',
  agent: '/agent/dashboard',
  admin: '/admin/dashboard',
  superadmin: '/superadmin/dashboard',
}

/** Superadmins may open every panel, all other roles only their own (A7). */
export const mayEnter = (role: Role, area: Area): boolean => role === 'superadmin' || role === area

export const isStaff = (role: Role): boolean => role !== 'user'
