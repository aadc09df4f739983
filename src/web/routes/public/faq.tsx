import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { faqCategories } from '#web/content/faq.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import { Still } from '#web/layout/still.tsx'
import { faqPage, organization } from '#web/layout/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/faq'),
  ...(import.meta.env.SSR ? [organization(), faqPage(faqCategories.flatMap(({ items }) => items))] : []),
]

const Body = lazy(() => import('#web/features/site/faq-body.tsx'))

export default function Faq() {
  return <Still name="faq" body={Body} />
}
