import { type Actor, can } from '#rules/access.ts'
import { type Role, roles } from '#rules/role.ts'

/** The roles that this person may give to somebody; a role beyond the own rank is not offered (A3). */
export const offeredRoles = (actor: Actor): Role[] => roles.filter((role) => can(actor, 'people.setRole', { role }))
