import { ActingBanner } from '#features/impersonation/web/acting-banner.tsx'
import { QueryProvider } from '#web/session/query-provider.tsx'

/** Public pages have no QueryClient, so the banner brings the provider along. */
export default function PublicActingBanner() {
  return (
    <QueryProvider>
      <ActingBanner />
    </QueryProvider>
  )
}
