import type { DocumentView } from './version-list.tsx'

/** Why the customer cannot download the newest file: it is not approved, or the e-mail address is not confirmed. */
export function whyNotDownload({
  status,
  file,
}: Pick<DocumentView, 'status' | 'file'>): 'notYet' | 'unverified' | null {
  if (file?.canDownload) return null
  return file && status === 'approved' ? 'unverified' : 'notYet'
}
