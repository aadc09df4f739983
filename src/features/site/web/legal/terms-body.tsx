import { termsPage } from '#features/site/web/content/terms.ts'
import { LegalDocument } from './legal-document.tsx'

export default function TermsBody() {
  return <LegalDocument page={termsPage} />
}
