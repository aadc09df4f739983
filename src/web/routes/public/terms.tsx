import type { MetaDescriptor } from 'react-router'
import { termsPage } from '#web/content/terms.ts'
import { LegalDocument } from '#web/features/site/legal-document.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { organization } from '#web/layout/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [...pageMeta('/termos'), organization()]

export default function Terms() {
  return <LegalDocument page={termsPage} />
}
