import { type FeePart, formationFeeParts, totalOf } from '#features/catalog/rules/formation-fee.ts'
import { type FactRow, newestDate } from './fact-row.ts'
import { COMPANY_TYPE_IDS, centsOrNull, toCents } from './read-data.ts'
import type { StateRecord } from './state-record.ts'

export type FiledEntity = 'LLC' | 'Corporation'
const FILED_ENTITIES: FiledEntity[] = ['LLC', 'Corporation']
const FEE_PAGE = 'Official state filing-fee page or form'

/** The columns that are the same for every fact of a state. */
export function stateFact(state: StateRecord, entity: FiledEntity | null, field: string) {
  const company_type_id = entity === null ? null : COMPANY_TYPE_IDS[entity]
  return {
    key: ['state', state.id, company_type_id].filter((part) => part !== null).join('/'),
    scope: 'state' as const,
    state_id: state.id,
    company_type_id,
    amount: null,
    summary: null,
    sources: state.sources,
    checked_on: newestDate(state.sources, FEE_PAGE),
    confidence: state.fieldConfidence[field] ?? state.confidence,
  }
}

function obligationsOf(state: StateRecord, entity: FiledEntity) {
  return state.additionalObligations.filter((duty) => duty.entity === entity || duty.entity === 'all')
}

function feeParts(state: StateRecord, entity: FiledEntity): FeePart[] {
  const dollars = entity === 'LLC' ? state.llcFilingFeeUsd : state.corporationFilingFeeUsd
  const filing = { name: state.formationDocumentName[entity], amountCents: toCents(dollars) }
  const obligations = obligationsOf(state, entity).map(({ namePt, when, amountUsd }) => ({
    name: namePt,
    when,
    amountCents: centsOrNull(amountUsd),
  }))
  const parts = formationFeeParts(filing, obligations)
  // Some states' usual way of filing an LLC costs more than its bare fee (expedite, card, certificate).
  const rest = entity === 'LLC' ? toCents(state.llcFormationBudgetUsd) - totalOf(parts) : 0
  return rest > 0 ? [...parts, { name: 'Outros encargos do estado', amountCents: rest }] : parts
}

export function stateFeeFacts(state: StateRecord): FactRow[] {
  return FILED_ENTITIES.flatMap((entity): FactRow[] => {
    const field = entity === 'LLC' ? 'llcFilingFeeUsd' : 'corporationFilingFeeUsd'
    const shared = stateFact(state, entity, field)
    const parts = feeParts(state, entity)
    const document = state.formationDocumentName[entity]
    return [
      {
        ...shared,
        key: `${shared.key}/formation_fee`,
        kind: 'formation_fee',
        name: `Taxas do estado para abrir uma ${entity}`,
        amount: totalOf(parts),
        value: { parts },
      },
      {
        ...shared,
        key: `${shared.key}/filing_fee`,
        kind: 'filing_fee',
        name: `Taxa de registro: ${document}`,
        amount: toCents(state[field]),
        value: { document },
      },
      {
        ...shared,
        key: `${shared.key}/formation_document`,
        kind: 'formation_document',
        name: document,
        value: entity === 'LLC' ? { publicationRequired: state.llcPublicationRequired } : {},
        confidence: state.confidence,
      },
    ]
  })
}
