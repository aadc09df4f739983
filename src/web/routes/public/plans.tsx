import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/app/meta/page-meta.ts'
import { faqPage, organization, products } from '#web/app/meta/structured-data.ts'
import { plansFaq } from '#web/content/plans.ts'
import { Still } from '#web/features/site/still.tsx'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/planos'),
  ...(import.meta.env.SSR ? [organization(), products('plansPlans', '/planos'), faqPage(plansFaq.items)] : []),
]

const Body = lazy(() => import('#web/features/site/plans/plans-body.tsx'))

export default function Plans() {
  return <Still name="plans" body={Body} />
}
