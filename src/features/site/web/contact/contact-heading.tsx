import { contactHeading } from '#features/site/web/content/contact-details.ts'
import { PageHeading } from '#features/site/web/page-heading.tsx'

export default function ContactHeading() {
  return <PageHeading {...contactHeading} />
}
