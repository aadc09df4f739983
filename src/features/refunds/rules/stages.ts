import type { PurchaseStatus } from '#features/purchases/rules/purchase.ts'
import type { CompanyRecord } from '#features/registrations/rules/company-record.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { factsArisingFrom } from '#features/workflows/rules/arising-facts.ts'

/** The refund stages of a payment; each has a rule of its own for what is refunded (K4). */
export const refundStages = [
  'before_filing',
  'after_filing',
  'refused_by_state',
  'approved',
  'service_waiting',
  'service_started',
  'service_done',
] as const
export type RefundStage = (typeof refundStages)[number]

export type Formation = {
  status: RegistrationStatus
  record: Pick<CompanyRecord, 'filedOn' | 'fileNumber' | 'formedOn'>
  /** Names of the documents that completed tasks produced. */
  papersBrought: readonly string[]
}

/** Whether the company was filed: the team entered a filing fact, or completed a task that proves the filing. */
export function isFiled({ record, papersBrought }: Omit<Formation, 'status'>): boolean {
  const { filedOn, fileNumber, formedOn } = record
  if (filedOn !== null || fileNumber !== null || formedOn !== null) return true
  return factsArisingFrom(papersBrought).some((fact) => fact === 'filedOn' || fact === 'formedOn')
}

/** An order that we rejected before filing stays in the stage before filing (G170). */
export function stageOfFormation(formation: Formation): RefundStage {
  const { status } = formation
  if (status === 'approved') return 'approved'
  if (!isFiled(formation)) return 'before_filing'
  return status === 'rejected' ? 'refused_by_state' : 'after_filing'
}

/** Started and delivered services have stages of their own, because our work was already spent on them. */
export function stageOfService(status: PurchaseStatus): RefundStage {
  if (status === 'done') return 'service_done'
  return status === 'in_progress' ? 'service_started' : 'service_waiting'
}

/** An upgrade takes its stage from the company: delivered once approved, started once filed. */
export function stageOfUpgrade(formation: Formation): RefundStage {
  if (formation.status === 'approved') return 'service_done'
  return isFiled(formation) ? 'service_started' : 'service_waiting'
}

/** Stages of an undecided formation: refunding it ends the order (G174). */
export const endsOrder = (stage: RefundStage): boolean => stage === 'before_filing' || stage === 'after_filing'

/** Stages in which the company exists at the state, or may soon: a refund does not undo that. */
export const isAtState = (stage: RefundStage): boolean => stage === 'approved' || stage === 'after_filing'
