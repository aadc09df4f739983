import { AreaLayout } from '#web/app/shell/area-layout.tsx'
import { EmptyCustomer } from '#web/features/impersonation/empty-customer.tsx'

export default function CustomerLayout() {
  return (
    <AreaLayout
      area="user"
      around={(screen) => (
        <>
          <EmptyCustomer />
          {screen}
        </>
      )}
    />
  )
}
