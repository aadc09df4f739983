import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { CompanySwitcher } from './company-switcher.tsx'
import { useShownCompany } from './use-shown-company.ts'

type Props = {
  text: { intro: string; noCompany: string; noCompanyText: string; start: string }
  children: (companyId: string) => ReactNode
}

/** A screen about one of the customer's companies, with the switcher; without a company it links to the order. */
export function CompanyScreen({ text, children }: Props) {
  const { query, choose } = useShownCompany()
  const none = (
    <div className="card">
      <EmptyState
        title={text.noCompany}
        text={text.noCompanyText}
        action={
          <Link to="/cadastro" className={buttonClass('accent', 'panel')}>
            {text.start}
          </Link>
        }
      />
    </div>
  )
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <ScreenTitle />
          <p className="mt-1 max-w-[70ch] text-ink-muted">{text.intro}</p>
        </div>
        <CompanySwitcher overview={query.data} onChoose={choose} />
      </div>
      <div className="mt-5">
        <Loaded query={query} rows={3}>
          {({ company }) => (company ? children(company.id) : none)}
        </Loaded>
      </div>
    </>
  )
}
