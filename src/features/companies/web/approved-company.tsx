import type { ComponentProps } from 'react'
import { CompanyData } from './company-data.tsx'
import { CompanyPapers } from './company-papers.tsx'
import type { Company } from './use-shown-company.ts'

/** The papers of an approved company, and its data from the state and the tax office. */
export function ApprovedCompany({
  company,
  link,
}: {
  company: Company
  link: ComponentProps<typeof CompanyPapers>['link']
}) {
  return (
    <>
      {company.companyPapers && (
        <div className="mt-6">
          <CompanyPapers papers={company.companyPapers} link={link} />
        </div>
      )}
      <CompanyData company={company} />
    </>
  )
}
