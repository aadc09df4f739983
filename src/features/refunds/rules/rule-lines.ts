import type { RefundRule } from './figures.ts'
import type { RefundStage } from './stages.ts'

/** The stages as the public pages and the Portuguese panels call them. */
export const stageNames: Record<RefundStage, string> = {
  before_filing: 'Antes do protocolo no estado',
  after_filing: 'Depois do protocolo no estado',
  refused_by_state: 'Recusado pelo estado',
  approved: 'Empresa aprovada',
  service_waiting: 'Serviço avulso ainda não começado',
  service_started: 'Serviço avulso em andamento',
  service_done: 'Serviço avulso entregue',
}

/** One line of the table on /termos; the finished page has a placeholder for each text, named like its field. */
export type RuleLine = { as: 'rule'; stage: string; price: string; stateFee: string }

const percent = (value: number): string => `${value}%`

export const ruleLines = (rules: readonly (RefundRule & { stage: RefundStage })[]): RuleLine[] =>
  rules.map(({ stage, pricePercent, stateFeePercent }) => ({
    as: 'rule',
    stage: stageNames[stage],
    price: percent(pricePercent),
    stateFee: percent(stateFeePercent),
  }))
