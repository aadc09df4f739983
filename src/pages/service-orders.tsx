import { useLocation } from 'react-router'
import { ServiceOrders } from '#features/purchases/web/orders/service-orders.tsx'
import { serviceOrders } from '#features/purchases/words/service-orders.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Purchases for an agent's companies; admins see those of all companies. */
export default function ServiceOrdersPage() {
  const text = useMessages('serviceOrders', serviceOrders)
  const side = useLocation().pathname.startsWith('/admin/') ? 'admin' : 'agent'
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <ServiceOrders side={side} />
    </>
  )
}
