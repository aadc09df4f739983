import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { CompanyRecord } from '#features/registrations/rules/company-record.ts'
import type { TaxStatus } from '#features/registrations/rules/tax-status.ts'
import type { Day } from '#rules/days/day.ts'
import type { Both } from './both.ts'
import type { FilingDetails } from './filing-details.ts'
import type { NameFindings } from './name-findings.ts'
import type { Ss4Fact } from './ss4-fact.ts'

export type PaperOwner = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  address: { country: string; street: string; city: string; state: string; zipCode: string }
  taxCountry: string | null
  /** US citizen or green card holder; null where the owner was never asked. */
  usPerson: boolean | null
  identityNumber: string | null
  /** In hundredths of a percent. */
  share: number
}

export const taxStatusOf = ({ taxCountry, usPerson, address }: PaperOwner): TaxStatus => ({
  ...{ taxCountry, usPerson },
  addressCountry: address.country,
})

/** Everything that papers are made from; the same facts always make the same papers. */
export type PaperFacts = {
  siteName: string
  /** The beginning of the registration's id, which serves as its number on screens and papers (G39). */
  number: string
  /** The day on which the paper is made. */
  madeOn: Day
  companyTypeId: string
  companyType: string
  companyName: string
  alternativeNames: string[]
  purpose: string
  industry: string
  packageName: string
  orderedOn: Day
  paid: boolean
  rejected: boolean
  customer: { name: string; email: string }
  state: {
    name: string
    nameEn: string
    abbreviation: string
    filingOffice: string | null
    /** The state's own name for it; null where nothing is known about this type of company. */
    formationDocument: string | null
    publicationRequired: boolean
  }
  owners: PaperOwner[]
  /** The documents that the customer is required to send. */
  required: { name: Both; status: DocumentStatus }[]
  record: CompanyRecord
  details: FilingDetails
  /** Starts with the name to be filed; the other ordered names follow. */
  names: NameFindings[]
  ss4: Ss4Fact
}
