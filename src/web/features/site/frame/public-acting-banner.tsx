import { ActingBanner } from '#web/features/impersonation/acting-banner.tsx'
import { QueryProvider } from '#web/session/query-provider.tsx'

/** On a public page, which does without what speaks with the server. */
export default function PublicActingBanner() {
  return (
    <QueryProvider>
      <ActingBanner />
    </QueryProvider>
  )
}
