import { ActingBanner } from '#web/features/impersonation/acting-banner.tsx'
import { QueryProvider } from '#web/session/query-provider.tsx'

/** Public pages have no QueryClient, so the banner brings the provider along. */
export default function PublicActingBanner() {
  return (
    <QueryProvider>
      <ActingBanner />
    </QueryProvider>
  )
}
