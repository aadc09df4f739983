import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/app/meta/page-meta.ts'
import { faqPage, organization } from '#web/app/meta/structured-data.ts'
import { faqCategories } from '#web/content/faq.ts'
import { Still } from '#web/features/site/still.tsx'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/faq'),
  ...(import.meta.env.SSR ? [organization(), faqPage(faqCategories.flatMap(({ items }) => items))] : []),
]

const Body = lazy(() => import('#web/features/site/faq/faq-body.tsx'))

export default function Faq() {
  return <Still name="faq" body={Body} />
}
