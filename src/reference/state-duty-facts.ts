import type { SharesTax } from '#features/catalog/rules/shares-tax.ts'
import { type FactRow, newestDate } from './fact-row.ts'
import { centsOrNull, slug, toCents } from './read-data.ts'
import { type FiledEntity, stateFact } from './state-fee-facts.ts'
import type { StateRecord } from './state-record.ts'

const DUTY_PAGE = 'Official state report/due-date page'
const NO_DUTY = 'Sem relatório periódico ao estado'

function shared(state: StateRecord, entity: FiledEntity | null, field: string) {
  return { ...stateFact(state, entity, field), checked_on: newestDate(state.sources, DUTY_PAGE) }
}

function llcDuty(state: StateRecord): FactRow {
  const base = shared(state, 'LLC', 'llcAnnualFeeUsd')
  return {
    ...base,
    key: `${base.key}/annual_duty`,
    kind: 'annual_duty',
    name: state.llcReportName ?? NO_DUTY,
    amount: toCents(state.llcReportFeeUsd ?? state.llcAnnualFeeUsd),
    value: {
      reportName: state.llcReportName,
      frequency: state.llcReportFrequency,
      due: state.llcReportDue,
      lateFeeCents: centsOrNull(state.llcLateFeeUsd),
    },
  }
}

function sharesTaxOf({ corporationSharesTax: tax }: StateRecord): SharesTax | null {
  if (!tax) return null
  return {
    steps: tax.steps.map(({ upTo, usd }) => ({ upTo, cents: toCents(usd) })),
    furtherShares: tax.furtherShares,
    furtherCents: toCents(tax.furtherUsd),
    otherMethodFromCents: toCents(tax.otherMethodFromUsd),
    reportCents: toCents(tax.reportUsd),
  }
}

function corporationDuty(state: StateRecord): FactRow {
  const base = shared(state, 'Corporation', 'corporationAnnualFeeUsd')
  const frequency = state.corporationReportFrequency
  const interest = state.corporationLateInterestPercent
  return {
    ...base,
    key: `${base.key}/annual_duty`,
    kind: 'annual_duty',
    name: frequency === 'none' ? NO_DUTY : 'Relatório periódico da corporação',
    amount: toCents(state.corporationAnnualFeeUsd),
    value: {
      reportName: null,
      frequency,
      due: state.corporationReportDue,
      lateFeeCents: centsOrNull(state.corporationLateFeeUsd ?? null),
      lateMonthlyBasisPoints: interest ? Math.round(interest * 100) : null,
      atLeast: state.corporationAnnualAtLeast ?? false,
      sharesTax: sharesTaxOf(state),
    },
  }
}

/** What is owed besides the report: once around the formation, or every year when it recurs. */
function otherDuties(state: StateRecord): FactRow[] {
  return state.additionalObligations.map((duty) => {
    const base = shared(state, duty.entity === 'all' ? null : duty.entity, '')
    const kind = duty.recurring ? 'annual_duty' : 'obligation'
    const due = duty.rule ?? null
    const own = { owners: duty.owners ?? null, atLeast: duty.atLeast ?? false }
    const value = duty.recurring
      ? { reportName: duty.name, frequency: duty.recurring, due, lateFeeCents: null, ...own }
      : { due, when: duty.when ?? null, originalName: duty.name, ...own }
    return {
      ...base,
      ...{ key: `${base.key}/${kind}/${slug(duty.name)}`, kind, name: duty.namePt, value },
      amount: centsOrNull(duty.amountUsd),
      sources: duty.sources ?? base.sources,
      checked_on: duty.checkedOn ?? base.checked_on,
      confidence: duty.confidence ?? base.confidence,
    }
  })
}

export function stateDutyFacts(state: StateRecord): FactRow[] {
  return [llcDuty(state), corporationDuty(state), ...otherDuties(state)]
}
