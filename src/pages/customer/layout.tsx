import { lazy, Suspense } from 'react'
import { AreaLayout } from '#pages/shell/area-layout.tsx'
import { looksIn } from '#pages/shell/panel-menu.tsx'

// Loaded only for superadmins who look at this panel; customers never see it.
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
