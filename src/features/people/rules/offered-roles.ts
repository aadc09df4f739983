import { type Actor, can } from '#rules/access.ts'
import { type Role, roles } from '#rules/role.ts'

/** The roles that the actor may give to other people; a role above the actor's own rank is not offered (A3). */
export const offeredRoles = (actor: Actor): Role[] => roles.filter((role) => can(actor, 'people.setRole', { role }))
