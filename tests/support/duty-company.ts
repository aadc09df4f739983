import { type DutyAnswers, noAnswers } from '#features/duties/rules/answers.ts'
import type { DutyCompany, DutyOwner } from '#features/duties/rules/applies.ts'

type CompanyParts = Partial<Omit<DutyCompany, 'answers'>> & { answers?: Partial<DutyAnswers> }

/** An owner who lives and is taxed in a country, and who is a US person there alone. */
export const ownerFrom = (country: string, percentage = 100): DutyOwner => ({
  ...{ taxCountry: country, addressCountry: country, usPerson: country === 'US' },
  percentage,
})

/** An LLC of Florida with one owner in Brazil and the calendar's tax year, unless the test says otherwise. */
export const dutyCompany = ({ answers, ...parts }: CompanyParts = {}): DutyCompany => ({
  ...{ stateId: 'florida', companyTypeId: 'llc', formedOn: '2026-03-10', fiscalYearEnd: 12, dissolvedOn: null },
  authorizedShares: null,
  owners: [ownerFrom('BR')],
  ...parts,
  answers: { ...noAnswers, ...answers },
})
