import { contactHeading } from '#web/content/contact-details.ts'
import { PageHeading } from '#web/features/site/page-heading.tsx'

export default function ContactHeading() {
  return <PageHeading {...contactHeading} />
}
