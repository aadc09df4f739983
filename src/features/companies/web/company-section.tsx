import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dashboard } from '#features/companies/words/companies.pt-BR.ts'
import type { ApiError } from '#web/api/call.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import { CompanyCard } from './company-card.tsx'
import { CompanyFrame } from './company-frame.tsx'
import type { Company, Overview } from './use-shown-company.ts'

/** `pay` renders the button that pays a company's order; the page passes it in, because it belongs to the feature of payments. */
type Props = { query: UseQueryResult<Overview, ApiError>; pay: (company: Company) => ReactNode }

/** The company's card, or its loading, error or empty state. */
export function CompanySection({ query, pay }: Props) {
  const text = useMessages('dashboard', dashboard)
  const words = useSharedMessages()
  if (query.data?.company) return <CompanyCard company={query.data.company} pay={pay} />
  if (query.data)
    return (
      <CompanyFrame
        name={text.noCompany}
        progress={0}
        actions={
          <>
            <Link to="/cadastro" className={buttonClass('accent', 'panel')}>
              {text.openMyCompany}
            </Link>
            <Link to="/user/support" className="btn h-11 bg-white/10 px-4 text-areia-50 hover:bg-white/16">
              {text.places.help}
            </Link>
          </>
        }
      />
    )
  if (query.isError)
    return (
      <CompanyFrame
        name={text.loadFailed}
        actions={
          <Button variant="accent" size="panel" loading={query.isFetching} onClick={() => void query.refetch()}>
            {words.retry}
          </Button>
        }
      >
        <p role="alert" className="mt-4 text-mar-200">
          {words.loadFailedText}
        </p>
      </CompanyFrame>
    )
  return <CompanyLoading />
}

export function CompanyLoading() {
  const text = useMessages('dashboard', dashboard)
  return (
    <div role="status" className="card mt-6 space-y-5 p-5 sm:p-7">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-11 w-72 max-w-full" />
    </div>
  )
}
