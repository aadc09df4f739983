import { privacyPage } from '#features/site/web/content/privacy.ts'
import { LegalDocument } from './legal-document.tsx'

export default function PrivacyBody() {
  return <LegalDocument page={privacyPage} />
}
