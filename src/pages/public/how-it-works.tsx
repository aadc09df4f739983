import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { Still } from '#features/site/web/still.tsx'
import { pageMeta } from '#pages/meta/page-meta.ts'
import { organization } from '#pages/meta/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/como-funciona'),
  ...(import.meta.env.SSR ? [organization()] : []),
]

const Body = lazy(() => import('#features/site/web/how-it-works/how-it-works-body.tsx'))

export default function HowItWorks() {
  return <Still name="how-it-works" body={Body} />
}
