import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { VerificationStrip } from '#features/accounts/web/verification/verification-strip.tsx'
import { CompanyActivities } from '#features/companies/web/company-activities.tsx'
import { CompanyLoading, CompanySection } from '#features/companies/web/company-section.tsx'
import { CompanySwitcher } from '#features/companies/web/company-switcher.tsx'
import { useApprovalNews } from '#features/companies/web/use-approval-news.ts'
import { useShownCompany } from '#features/companies/web/use-shown-company.ts'
import { PaperLink } from '#features/documents/web/customer/paper-link.tsx'
import { RequiredDocuments } from '#features/documents/web/customer/required-documents.tsx'
import { NextDuties } from '#features/duties/web/next-duties.tsx'
import { RecentCard } from '#features/notifications/web/recent-card.tsx'
import { orders } from '#features/orders/contract.ts'
import { ResumeCard } from '#features/orders/web/resume-card.tsx'
import { PayOrder } from '#features/payments/web/pay-order.tsx'
import { nextPaymentQuery } from '#features/payments/web/queries.ts'
import { UnpaidOrder } from '#features/payments/web/unpaid-order.tsx'
import { queryOf } from '#web/api/call.ts'
import { useSession } from '#web/session/use-session.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

// Few visits show this dialog, so it is not part of the first load.
const PaymentReturn = lazy(async () => ({
  default: (await import('#features/payments/web/payment-return.tsx')).PaymentReturn,
}))

// Most visits come before the approval, so the parts of an approved company are not part of the first load.
const ApprovedCompany = lazy(async () => ({
  default: (await import('#features/companies/web/approved-company.tsx')).ApprovedCompany,
}))

const RatingCard = lazy(async () => ({
  default: (await import('#features/ratings/web/rating-card.tsx')).RatingCard,
}))

/** Waits for the cards above the company: if they appeared later, they would push it down. A failed first read does not block. */
function useCardsAbove(enabled: boolean): { known: boolean } {
  const cards = [useQuery({ ...nextPaymentQuery, enabled }), useQuery({ ...queryOf(orders.readDraft, {}), enabled })]
  return { known: !enabled || cards.every(({ isPending, failureCount }) => !isPending || failureCount > 0) }
}

export default function CustomerDashboard() {
  const text = useMessages('shell', shell)
  const { user } = useSession()
  const [address] = useSearchParams()
  const { query, customer, choose } = useShownCompany()
  useApprovalNews(query.data?.company)
  const ready = useCardsAbove(customer).known && !query.isPending
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <ScreenTitle />
          {user && <p className="mt-1 text-ink-muted">{text.greeting({ name: user.name })}</p>}
        </div>
        <CompanySwitcher overview={ready ? query.data : undefined} onChoose={choose} />
      </div>
      {!ready && <CompanyLoading />}
      {ready && (
        <>
          {customer && <UnpaidOrder shown={query.data?.company?.id} />}
          {customer && <ResumeCard />}
          {address.get('payment') === 'success' && (
            <Suspense fallback={null}>
              <PaymentReturn />
            </Suspense>
          )}
          <CompanySection
            query={query}
            pay={({ id, package: { id: packageId }, payment }) => (
              <PayOrder registrationId={id} packageId={packageId} failed={payment?.status === 'failed'} />
            )}
          />
          {query.data?.company?.record && (
            <Suspense fallback={<div className="card mt-6 h-80" />}>
              <ApprovedCompany company={query.data.company} link={(file) => <PaperLink {...file} />} />
            </Suspense>
          )}
          {query.data?.company?.record?.formedOn && (
            <div className="mt-6">
              <NextDuties companyId={query.data.company.id} items={query.data.company.duties} />
            </div>
          )}
          {query.data?.company?.status === 'approved' && (
            <Suspense fallback={<div className="card mt-6 h-60" />}>
              <div className="mt-6 empty:hidden">
                <RatingCard key={query.data.company.id} companyId={query.data.company.id} />
              </div>
            </Suspense>
          )}
          <RequiredDocuments query={query} />
          <div className="mt-6 grid items-start gap-5 md:grid-cols-2">
            <RecentCard all="/user/notifications" />
            <CompanyActivities query={query} />
          </div>
        </>
      )}
    </>
  )
}
