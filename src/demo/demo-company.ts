import type { RegistrationStatus } from '#features/registrations/rules/status.ts'

export type PaperState = 'waiting' | 'sent' | 'mixed' | 'approved'

/** One company of the demo; everything else about it follows from these facts and the time of loading. */
export type DemoCompany = {
  name: string
  alternatives?: string[]
  purpose: string
  industry: string
  type: 'llc' | 'corporation'
  state: string
  plan: 'basico' | 'profissional' | 'empresarial'
  customer: string
  agent?: 'agente' | 'agente2'
  status: RegistrationStatus
  /** The reason for the status, as staff wrote it. */
  reason?: string
  daysAgo: number
  /** The customer's share first. */
  shares?: number[]
  payment: 'paid' | 'pending' | 'failed' | 'refunded' | 'paid after a failure'
  papers: PaperState
  work?: DemoWork
  /** A service on order, by its key in the reference data; with a receipt once it is delivered. */
  bought?: { extra: string; daysAgo: number; receipt?: string }
  /** The customer's rating after the approval, and the team's reply to it or reason for hiding it. */
  rated?: { score: number; sentence: string; publish: boolean; reply?: string; hiddenReason?: string }
}

export type DemoWork =
  | { status: 'not_started' }
  | { status: 'in_progress' | 'on_hold'; done: number }
  | { status: 'completed'; days: number; paid: boolean }
  | { status: 'cancelled'; done: number; reason: string }
