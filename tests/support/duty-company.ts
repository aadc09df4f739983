import { type DutyAnswers, noAnswers } from '#domain/duties/answers.ts'
import type { DutyCompany } from '#domain/duties/applies.ts'

type CompanyParts = Partial<Omit<DutyCompany, 'answers'>> & { answers?: Partial<DutyAnswers> }

/** An LLC of Florida with one owner in Brazil and the calendar's tax year, unless the test says otherwise. */
export const dutyCompany = ({ answers, ...parts }: CompanyParts = {}): DutyCompany => ({
  ...{ stateId: 'florida', companyTypeId: 'llc', formedOn: '2026-03-10', fiscalYearEnd: 12, dissolvedOn: null },
  owners: [{ country: 'BR', percentage: 100 }],
  ...parts,
  answers: { ...noAnswers, ...answers },
})
