import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/layout/page-meta.ts'
import { Still } from '#web/layout/still.tsx'
import { organization } from '#web/layout/structured-data.ts'

export const handle = { fullWidth: true }

// The no-cache hint is the specification's (P1 §2); the server says the same in its headers.
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/'),
  { httpEquiv: 'Cache-Control', content: 'no-cache' },
  ...(import.meta.env.SSR ? [organization()] : []),
]

const Body = lazy(() => import('#web/features/site/landing-body.tsx'))

export default function Landing() {
  return <Still name="landing" body={Body} />
}
