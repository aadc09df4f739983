import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/layout/page-meta.ts'
import { Still } from '#web/layout/still.tsx'
import { organization } from '#web/layout/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/privacidade'),
  ...(import.meta.env.SSR ? [organization()] : []),
]

const Body = lazy(() => import('#web/features/site/privacy-body.tsx'))

export default function Privacy() {
  return <Still name="privacy" body={Body} />
}
