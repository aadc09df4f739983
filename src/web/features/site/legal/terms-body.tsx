import { termsPage } from '#web/content/terms.ts'
import { LegalDocument } from './legal-document.tsx'

export default function TermsBody() {
  return <LegalDocument page={termsPage} />
}
