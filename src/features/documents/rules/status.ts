export const documentStatuses = ['pending', 'submitted', 'approved', 'rejected'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

export type DocumentStep = 'upload' | 'approve' | 'reject'

// A customer may replace a document that is under review; an approved document is final (S37).
const steps: Record<DocumentStep, { from: readonly DocumentStatus[]; to: DocumentStatus }> = {
  upload: { from: ['pending', 'submitted', 'rejected'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved' },
  reject: { from: ['submitted'], to: 'rejected' },
}

/** The status after the step; undefined when the step is not possible from this status. */
export const nextStatus = (status: DocumentStatus, step: DocumentStep): DocumentStatus | undefined =>
  steps[step].from.includes(status) ? steps[step].to : undefined

/** Who has to act next: the customer uploads, the team reviews; null once the document is approved. */
const turns: Record<DocumentStatus, 'customer' | 'team' | null> = {
  pending: 'customer',
  rejected: 'customer',
  submitted: 'team',
  approved: null,
}
export const documentTurn = (status: DocumentStatus): 'customer' | 'team' | null => turns[status]

/** The statuses in which a document waits for this side. */
export const statusesWaitingFor = (side: 'customer' | 'team'): DocumentStatus[] =>
  documentStatuses.filter((status) => turns[status] === side)

/** Moves the documents that wait for this reader to the front and keeps the order otherwise. */
export const waitingFirst = <D extends { status: DocumentStatus }>(
  documents: readonly D[],
  reader: 'customer' | 'team',
): D[] => {
  const waits = ({ status }: D): boolean => turns[status] === reader
  return [...documents.filter(waits), ...documents.filter((document) => !waits(document))]
}

/** The team's status filter; Pendente includes documents that wait for review (D12). */
export const statusFilters = {
  approved: { label: 'Aprovado', statuses: ['approved'] },
  pending: { label: 'Pendente', statuses: ['pending', 'submitted'] },
  rejected: { label: 'Rejeitado', statuses: ['rejected'] },
} as const satisfies Record<string, { label: string; statuses: readonly DocumentStatus[] }>
export type StatusFilter = keyof typeof statusFilters
export const statusFilterKeys = Object.keys(statusFilters) as StatusFilter[]
