import type { MetaDescriptor } from 'react-router'
import { privacyPage } from '#web/content/privacy.ts'
import { LegalDocument } from '#web/features/site/legal-document.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { organization } from '#web/layout/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [...pageMeta('/privacidade'), organization()]

export default function Privacy() {
  return <LegalDocument page={privacyPage} />
}
