import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { faqCategories } from '#features/site/web/content/faq.ts'
import { Still } from '#features/site/web/still.tsx'
import { pageMeta } from '#pages/meta/page-meta.ts'
import { faqPage, organization } from '#pages/meta/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/faq'),
  ...(import.meta.env.SSR ? [organization(), faqPage(faqCategories.flatMap(({ items }) => items))] : []),
]

const Body = lazy(() => import('#features/site/web/faq/faq-body.tsx'))

export default function Faq() {
  return <Still name="faq" body={Body} />
}
