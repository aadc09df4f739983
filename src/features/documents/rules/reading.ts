import type { DocumentStatus } from './status.ts'

export type DocumentFile = {
  /** Status of the document, which is about its newest version. */
  status: DocumentStatus
  newest: boolean
  /** Sent by the customer of this document, not made by the team. */
  byCustomer: boolean
}
export type Reader = { side: 'customer' | 'team'; emailVerified: boolean }

/** Why a file may not be downloaded; null when it may. The team reviews, so it gets every version at any status. */
export function downloadRefusal(reader: Reader, file: DocumentFile): 'not_approved' | 'email_unverified' | null {
  if (reader.side === 'team') return null
  if (!file.newest || file.status !== 'approved') return 'not_approved'
  // Files from the team need a confirmed e-mail address; the customer's own uploads do not (A5).
  return file.byCustomer || reader.emailVerified ? null : 'email_unverified'
}

/** Customers may preview their own uploads at any status, and every reader what they may download (D16). */
export const mayPreview = (reader: Reader, file: DocumentFile): boolean =>
  (reader.side === 'customer' && file.byCustomer) || downloadRefusal(reader, file) === null
