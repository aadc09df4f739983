import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { plansFaq } from '#features/site/web/content/plans.ts'
import { Still } from '#features/site/web/still.tsx'
import { pageMeta } from '#pages/meta/page-meta.ts'
import { faqPage, organization, products } from '#pages/meta/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/planos'),
  ...(import.meta.env.SSR ? [organization(), products('plansPlans', '/planos'), faqPage(plansFaq.items)] : []),
]

const Body = lazy(() => import('#features/site/web/plans/plans-body.tsx'))

export default function Plans() {
  return <Still name="plans" body={Body} />
}
