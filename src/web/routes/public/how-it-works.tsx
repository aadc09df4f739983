import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/app/meta/page-meta.ts'
import { organization } from '#web/app/meta/structured-data.ts'
import { Still } from '#web/features/site/still.tsx'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/como-funciona'),
  ...(import.meta.env.SSR ? [organization()] : []),
]

const Body = lazy(() => import('#web/features/site/how-it-works/how-it-works-body.tsx'))

export default function HowItWorks() {
  return <Still name="how-it-works" body={Body} />
}
