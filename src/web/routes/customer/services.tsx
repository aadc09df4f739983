import { Link } from 'react-router'
import { CompanySwitcher } from '#web/features/overview/company-switcher.tsx'
import { useShownCompany } from '#web/features/overview/use-shown-company.ts'
import { CompanyServices } from '#web/features/purchases/company-services.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { purchases } from '#web/i18n/pt-BR/purchases.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export default function CustomerServices() {
  const text = useMessages('purchases', purchases)
  const { query, choose } = useShownCompany()
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
          {({ company }) =>
            company ? (
              <CompanyServices key={company.id} id={company.id} />
            ) : (
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
          }
        </Loaded>
      </div>
    </>
  )
}
