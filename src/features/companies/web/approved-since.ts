import type { RegistrationStatus } from '#features/registrations/rules/status.ts'

const KEY = 'travessia.seen-status'
type Box = Pick<Storage, 'getItem' | 'setItem'>

/** Whether the company was approved since this browser last showed it; stores the status shown now. */
export function approvedSince(box: Box, companyId: string, status: RegistrationStatus): boolean {
  try {
    const kept: unknown = JSON.parse(box.getItem(KEY) ?? '{}')
    const seen: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
    const before = seen[companyId]
    if (before === status) return false
    box.setItem(KEY, JSON.stringify({ ...seen, [companyId]: status }))
    return before !== undefined && status === 'approved'
  } catch {
    // Without access to localStorage the last status is unknown.
    return false
  }
}
