import type { ComponentProps } from 'react'
import { CompanyData } from './company-data.tsx'
import { CompanyPapers } from './company-papers.tsx'
import type { Company } from './use-shown-company.ts'

/** What an approved company has: its papers, and what the state and the tax office gave it. */
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
