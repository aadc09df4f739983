import type { DocumentStatus } from './status.ts'

export type DocumentFile = {
  /** Status of the document, which is about its newest version. */
  status: DocumentStatus
  newest: boolean
  /** Sent by the customer of this document, not made by the team. */
  byCustomer: boolean
}
export type Reader = { side: 'customer' | 'team'; emailVerified: boolean }

/** Why a file cannot be saved; null when it can. The team reviews, so it gets every version at any status. */
export function downloadRefusal(reader: Reader, file: DocumentFile): 'not_approved' | 'email_unverified' | null {
  if (reader.side === 'team') return null
  if (!file.newest || file.status !== 'approved') return 'not_approved'
  // The company's papers wait for a confirmed address; one's own do not (A5).
  return file.byCustomer || reader.emailVerified ? null : 'email_unverified'
}

/** One's own upload at any status, and whatever may be saved (D16). */
export const mayPreview = (reader: Reader, file: DocumentFile): boolean =>
  (reader.side === 'customer' && file.byCustomer) || downloadRefusal(reader, file) === null
