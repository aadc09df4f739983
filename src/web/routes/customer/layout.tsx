import { lazy, Suspense } from 'react'
import { AreaLayout } from '#web/app/shell/area-layout.tsx'
import { looksIn } from '#web/app/shell/panel-menu.tsx'

// Customers themselves read nothing of the kind.
const EmptyCustomer = lazy(() => import('#web/features/impersonation/empty-customer.tsx'))

export default function CustomerLayout() {
  return (
    <AreaLayout
      area="user"
      around={(screen, user) => (
        <>
          {looksIn(user) && (
            <Suspense>
              <EmptyCustomer />
            </Suspense>
          )}
          {screen}
        </>
      )}
    />
  )
}
