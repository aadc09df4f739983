import type { RegistrationStatus } from '#features/registrations/rules/status.ts'

const KEY = 'travessia.seen-status'
type Box = Pick<Storage, 'getItem' | 'setItem'>

/** Has the company been approved since this browser showed it last? Remembers what it shows now. */
export function approvedSince(box: Box, companyId: string, status: RegistrationStatus): boolean {
  try {
    const kept: unknown = JSON.parse(box.getItem(KEY) ?? '{}')
    const seen: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
    const before = seen[companyId]
    if (before === status) return false
    box.setItem(KEY, JSON.stringify({ ...seen, [companyId]: status }))
    return before !== undefined && status === 'approved'
  } catch {
    // A browser that keeps nothing cannot tell what is new.
    return false
  }
}
