import { QueryProvider } from '#web/query-provider.tsx'
import { ActingBanner } from './acting-banner.tsx'

/** On a public page, which does without what speaks with the server. */
export default function PublicActingBanner() {
  return (
    <QueryProvider>
      <ActingBanner />
    </QueryProvider>
  )
}
