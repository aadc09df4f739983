import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/app/meta/page-meta.ts'
import { organization } from '#web/app/meta/structured-data.ts'
import { Still } from '#web/features/site/still.tsx'

export const handle = { fullWidth: true }

// The no-cache hint is the specification's (P1 §2); the server says the same in its headers.
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/'),
  { httpEquiv: 'Cache-Control', content: 'no-cache' },
  ...(import.meta.env.SSR ? [organization()] : []),
]

const Body = lazy(() => import('#web/features/site/landing/landing-body.tsx'))

export default function Landing() {
  return <Still name="landing" body={Body} />
}
