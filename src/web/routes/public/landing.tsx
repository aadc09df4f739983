import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/app/meta/page-meta.ts'
import { organization } from '#web/app/meta/structured-data.ts'
import { Still } from '#web/features/site/still.tsx'

export const handle = { fullWidth: true }

// The page carries a no-cache hint (B5); the server says the same in its headers.
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/'),
  { httpEquiv: 'Cache-Control', content: 'no-cache' },
  ...(import.meta.env.SSR ? [organization()] : []),
]

const Body = lazy(() => import('#web/features/site/landing/landing-body.tsx'))

export default function Landing() {
  return <Still name="landing" body={Body} />
}
