import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { BadgeTone } from '#web/ui/badge-tone.ts'

/** The badge colours of G21; its labels are in the dictionaries. */
export const documentStatusTone: Record<DocumentStatus, BadgeTone> = {
  pending: 'yellow',
  submitted: 'yellow',
  approved: 'green',
  rejected: 'red',
}
