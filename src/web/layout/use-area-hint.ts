import { useSyncExternalStore } from 'react'
import { type Role, roles } from '#domain/accounts/role.ts'

const unchanging = () => () => {}
const read = (): Role | undefined => roles.find((role) => document.cookie.split('; ').includes(`area=${role}`))

/** Which panel the hint cookie names, until the server has said who is here. */
export const useAreaHint = (): Role | undefined => useSyncExternalStore(unchanging, read, () => undefined)
