import { lazy, Suspense } from 'react'
import { AreaLayout } from '#pages/shell/area-layout.tsx'
import { looksIn } from '#pages/shell/panel-menu.tsx'

// Customers themselves read nothing of the kind.
const EmptyCustomer = lazy(() => import('#features/impersonation/web/empty-customer.tsx'))

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
