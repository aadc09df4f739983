import type { PurchaseStatus } from '#features/purchases/rules/purchase.ts'
import type { CompanyRecord } from '#features/registrations/rules/company-record.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { factsArisingFrom } from '#features/workflows/rules/arising-facts.ts'

/** How far what was paid for has come; each has its own rule of what comes back (K4). */
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
  /** Names of the papers that finished tasks brought. */
  papersBrought: readonly string[]
}

/** The papers went to the state: somebody entered it, or finished the task that sends them. */
export function isFiled({ record, papersBrought }: Omit<Formation, 'status'>): boolean {
  const { filedOn, fileNumber, formedOn } = record
  if (filedOn !== null || fileNumber !== null || formedOn !== null) return true
  return factsArisingFrom(papersBrought).some((fact) => fact === 'filedOn' || fact === 'formedOn')
}

/** An order that we refused before anything was filed is where it was before (G170). */
export function stageOfFormation(formation: Formation): RefundStage {
  const { status } = formation
  if (status === 'approved') return 'approved'
  if (!isFiled(formation)) return 'before_filing'
  return status === 'rejected' ? 'refused_by_state' : 'after_filing'
}

/** Work that has begun was ours, and what is delivered is the customer's. */
export function stageOfService(status: PurchaseStatus): RefundStage {
  if (status === 'done') return 'service_done'
  return status === 'in_progress' ? 'service_started' : 'service_waiting'
}

/** A better plan is as far as the company that it is for. */
export function stageOfUpgrade(formation: Formation): RefundStage {
  if (formation.status === 'approved') return 'service_done'
  return isFiled(formation) ? 'service_started' : 'service_waiting'
}

/** A formation that is under way: giving its money back ends it (G174). */
export const endsOrder = (stage: RefundStage): boolean => stage === 'before_filing' || stage === 'after_filing'

/** A company that exists at the state, or may soon: giving the money back does not undo it there. */
export const isAtState = (stage: RefundStage): boolean => stage === 'approved' || stage === 'after_filing'
