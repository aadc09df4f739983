import { areas, homeOf, mayEnter, type Role } from '#rules/role.ts'
import { ownPath } from '#rules/sign-in/return-path.ts'

/** Where a person goes after signing in: back to a panel of their own, or home. */
export function landingFor(role: Role, from: unknown): string {
  const path = ownPath(from)
  const area = areas.find((name) => path !== undefined && (path === `/${name}` || path.startsWith(`/${name}/`)))
  return path !== undefined && area && mayEnter(role, area) ? path : homeOf[role]
}

export const loginPathFor = (from: string): string => `/login?from=${encodeURIComponent(from)}`

/** The path that the guard noted, from the history entry or from the address. */
export function rememberedPath(location: { state: unknown; search: string }): unknown {
  const { state } = location
  if (typeof state === 'object' && state !== null && 'from' in state) return state.from
  return new URLSearchParams(location.search).get('from')
}
