import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { Still } from '#features/site/web/still.tsx'
import { pageMeta } from '#pages/meta/page-meta.ts'
import { organization } from '#pages/meta/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [...pageMeta('/termos'), ...(import.meta.env.SSR ? [organization()] : [])]

const Body = lazy(() => import('#features/site/web/legal/terms-body.tsx'))

export default function Terms() {
  return <Still name="terms" body={Body} />
}
