import { areas, homeOf, mayEnter, type Role } from '#rules/role.ts'
import { ownPath } from '#rules/sign-in/return-path.ts'

/** The address after signing in: the remembered path if the role may enter its area, otherwise the role's home. */
export function landingFor(role: Role, from: unknown): string {
  const path = ownPath(from)
  const area = areas.find((name) => path !== undefined && (path === `/${name}` || path.startsWith(`/${name}/`)))
  return path !== undefined && area && mayEnter(role, area) ? path : homeOf[role]
}

export const loginPathFor = (from: string): string => `/login?from=${encodeURIComponent(from)}`

/** The path that the guard remembered, in the history entry or in the address. */
export function rememberedPath(location: { state: unknown; search: string }): unknown {
  const { state } = location
  if (typeof state === 'object' && state !== null && 'from' in state) return state.from
  return new URLSearchParams(location.search).get('from')
}
