import './fonts.css'
import './app.css'
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { watchActivity } from './activity.ts'
import { CrashScreen } from './layout/crash-screen.tsx'
import { screenMeta, shellMeta } from './layout/shell-meta.ts'
import { LiveUpdates } from './live/live-updates.tsx'
import { LocaleProvider, useMessages } from './messages/locale-provider.tsx'
import { makeQueryClient } from './query-client.ts'
import NotFound from './routes/not-found.tsx'
import { siteMeta } from './site/use-site.ts'
import { FullPage } from './ui/full-page.tsx'
import { Toaster } from './ui/toaster.tsx'

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

type MetaArgs = { location: { pathname: string }; matches: readonly unknown[] }

/** The shell is written with the root alone, at the address of the landing page; public pages bring their own. */
export const meta = ({ location, matches }: MetaArgs) =>
  matches.length > 1 ? screenMeta(location.pathname) : shellMeta()

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
        <LocaleProvider>{children}</LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [client] = useState(makeQueryClient)
  useEffect(() => {
    // The loader of a deferred page waits for this to hand over an early click.
    window.dispatchEvent(new Event('hydrated'))
    return watchActivity()
  }, [])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <LiveUpdates />
      <Toaster />
    </QueryClientProvider>
  )
}

export function HydrateFallback() {
  const text = useMessages('shell')
  return (
    <FullPage>
      <p role="status">{text.loading}</p>
    </FullPage>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <CrashScreen />
}
