import type { FactRow } from './fact-row.ts'
import { stateDutyFacts } from './state-duty-facts.ts'
import { stateFact, stateFeeFacts } from './state-fee-facts.ts'
import type { StateRecord } from './state-record.ts'

function incomeTax(state: StateRecord): FactRow {
  const base = stateFact(state, null, 'stateIncomeTaxNote')
  return {
    ...base,
    key: `${base.key}/income_tax`,
    kind: 'income_tax',
    name: 'Imposto de renda estadual',
    value: { personal: state.personalIncomeTax, corporate: state.corporateIncomeTax, text: state.stateIncomeTaxNote },
    summary: state.stateIncomeTaxNotePt,
  }
}

function notes(state: StateRecord): FactRow[] {
  const base = stateFact(state, null, '')
  return state.feeNotes.map(({ en, pt }, index) => ({
    ...base,
    key: `${base.key}/note/${index + 1}`,
    kind: 'note',
    name: 'Observação sobre taxas e prazos',
    value: { text: en },
    summary: pt,
  }))
}

export function stateFacts(states: StateRecord[]): FactRow[] {
  return states.flatMap((state) => [
    ...stateFeeFacts(state),
    ...stateDutyFacts(state),
    incomeTax(state),
    ...notes(state),
  ])
}
