import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/app/meta/page-meta.ts'
import { organization } from '#web/app/meta/structured-data.ts'
import { Still } from '#web/features/site/still.tsx'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [...pageMeta('/termos'), ...(import.meta.env.SSR ? [organization()] : [])]

const Body = lazy(() => import('#web/features/site/legal/terms-body.tsx'))

export default function Terms() {
  return <Still name="terms" body={Body} />
}
