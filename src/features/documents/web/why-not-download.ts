import type { DocumentView } from './version-list.tsx'

/** Why the newest file cannot be saved by its customer: approval is missing, or the address is not confirmed. */
export function whyNotDownload({
  status,
  file,
}: Pick<DocumentView, 'status' | 'file'>): 'notYet' | 'unverified' | null {
  if (file?.canDownload) return null
  return file && status === 'approved' ? 'unverified' : 'notYet'
}
