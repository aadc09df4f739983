import { type DutyAnswers, noAnswers } from '#features/duties/rules/answers.ts'
import type { DutyCompany, DutyOwner } from '#features/duties/rules/applies.ts'

type CompanyParts = Partial<Omit<DutyCompany, 'answers'>> & { answers?: Partial<DutyAnswers> }

/** An owner with address and tax residence in one country; a US person if that country is the US. */
export const ownerFrom = (country: string, percentage = 100): DutyOwner => ({
  ...{ taxCountry: country, addressCountry: country, usPerson: country === 'US' },
  percentage,
})

/** An LLC of Florida with one owner in Brazil and a tax year that ends in December, unless the test overrides it. */
export const dutyCompany = ({ answers, ...parts }: CompanyParts = {}): DutyCompany => ({
  ...{ stateId: 'florida', companyTypeId: 'llc', formedOn: '2026-03-10', fiscalYearEnd: 12, dissolvedOn: null },
  authorizedShares: null,
  owners: [ownerFrom('BR')],
  ...parts,
  answers: { ...noAnswers, ...answers },
})
