import { Outlet } from 'react-router'
import { PublicFooter } from '#web/layout/public-footer.tsx'
import { PublicHeader } from '#web/layout/public-header.tsx'

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main className="wrap flex-1 pt-10 pb-20 sm:pt-16">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}
