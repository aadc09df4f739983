import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { planCards, plansFaq } from '#web/content/plans.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import { Still } from '#web/layout/still.tsx'
import { faqPage, organization, product } from '#web/layout/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/planos'),
  ...(import.meta.env.SSR
    ? [organization(), ...planCards.map((plan) => product(plan, '/planos')), faqPage(plansFaq.items)]
    : []),
]

const Body = lazy(() => import('#web/features/site/plans-body.tsx'))

export default function Plans() {
  return <Still name="plans" body={Body} />
}
