import { Outlet } from 'react-router'
import { QueryProvider } from '#web/session/query-provider.tsx'
import { useReaderLocale } from '#web/session/use-reader-locale.ts'
import { screenMeta } from './meta/screen-meta.ts'
import { LiveUpdates } from './shell/live-updates.tsx'

export const meta = ({ location }: { location: { pathname: string } }) => screenMeta(location.pathname)

/** Layout of account pages and panels with everything that calls the server; public pages do without it. */
export default function AppLayout() {
  return (
    <QueryProvider>
      <Outlet />
      <LiveUpdates />
      <ReaderLocale />
    </QueryProvider>
  )
}

function ReaderLocale() {
  useReaderLocale()
  return null
}
