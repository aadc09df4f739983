import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { Still } from '#features/site/web/still.tsx'
import { pageMeta } from '#pages/meta/page-meta.ts'
import { organization } from '#pages/meta/structured-data.ts'

export const handle = { fullWidth: true }

// The page has a no-cache hint (B5); the server sends the same in its headers.
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/'),
  { httpEquiv: 'Cache-Control', content: 'no-cache' },
  ...(import.meta.env.SSR ? [organization()] : []),
]

const Body = lazy(() => import('#features/site/web/landing/landing-body.tsx'))

export default function Landing() {
  return <Still name="landing" body={Body} />
}
