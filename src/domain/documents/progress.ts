import type { DocumentStatus } from './status.ts'

const LEAST = 25

type Counted = { required: boolean; status: DocumentStatus }

/** Percent of the required documents that are no longer pending (G23); undefined without a company. */
export function documentProgress(documents: readonly Counted[] | undefined): number {
  if (!documents) return 0
  const required = documents.filter((document) => document.required)
  if (required.length === 0) return LEAST
  const moving = required.filter(({ status }) => status !== 'pending').length
  return Math.max(LEAST, Math.round((100 * moving) / required.length))
}
