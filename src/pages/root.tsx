import '#web/styles/fonts.css'
import '#web/styles/app.css'
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { siteMeta } from '#features/site-settings/web/use-site.ts'
import { watchActivity } from '#web/api/activity.ts'
import { watchConnection } from '#web/api/connection.ts'
import { CrashScreen } from '#web/app/crash-screen.tsx'
import { keepOfflinePage } from '#web/app/keep-offline-page.ts'
import { OfflineBar } from '#web/app/offline-bar.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { limitWrittenHtml } from '#web/ui/trusted-types.ts'
import { LocaleProvider, useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { shellMeta } from './meta/shell-meta.ts'

// Runs before React renders, so that the Trusted Types policy applies to everything it writes.
limitWrittenHtml()

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  font(textFont),
  font(displayFont),
]

/** Meta tags of the empty shell page; every page below the root exports its own. */
export const meta = shellMeta

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f1e7" />
        <meta name="site" content={siteMeta()} />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider>
          <OfflineBar />
          {children}
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => {
    keepOfflinePage()
    watchConnection()
    // The inline loader replays an early click after this event, so the connection must be watched before it.
    window.dispatchEvent(new Event('hydrated'))
    return watchActivity()
  }, [])
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}

export function HydrateFallback() {
  const text = useMessages('shell', shell)
  return (
    <FullPage>
      <p role="status">{text.loading}</p>
    </FullPage>
  )
}

const NotFound = lazy(() => import('./not-found.tsx'))

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <CrashScreen />
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}
