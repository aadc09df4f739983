import { ActingBanner } from '#features/impersonation/web/acting-banner.tsx'
import { QueryProvider } from '#web/session/query-provider.tsx'

/** Public pages have no QueryClient, so the banner brings its own provider. */
export default function PublicActingBanner() {
  return (
    <QueryProvider>
      <ActingBanner />
    </QueryProvider>
  )
}
