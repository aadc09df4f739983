import type { DutyFact } from '#features/duties/rules/duty-fact.ts'

/** A yearly duty of US$ 100, due on 1 May, with high confidence, unless the test overrides it. */
export const dutyFact = (parts: Partial<DutyFact> = {}): DutyFact => {
  const key = parts.key ?? 'state/florida/llc/annual_duty'
  return {
    ...{ id: key, key, kind: 'annual_duty', stateId: null, companyTypeId: null, name: 'Relatório anual' },
    ...{ amountCents: 10_000, checkedOn: '2026-10-10', confidence: 'high', usName: 'Annual Report' },
    ...{ due: { kind: 'fixed', month: 5, day: 1 }, frequency: 'annual', penalty: null, once: false, exceptStates: [] },
    ...{ owners: null, atLeast: false, sharesTax: null },
    ...parts,
  }
}
