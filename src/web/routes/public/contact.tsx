import type { MetaDescriptor } from 'react-router'
import { contactForm, contactHeading } from '#web/content/contact.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { ContactLines } from '#web/features/contact/contact-lines.tsx'
import { Office } from '#web/features/contact/office.tsx'
import { OpeningHours } from '#web/features/contact/opening-hours.tsx'
import { PageHeading } from '#web/features/site/page-heading.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { organization } from '#web/layout/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [...pageMeta('/contato'), organization()]

export default function Contact() {
  return (
    <>
      <PageHeading {...contactHeading} />
      <div className="wrap space-y-6 py-10 sm:py-14">
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <section aria-labelledby="formulario" className="card relative overflow-hidden p-6 sm:p-8">
            <h2 id="formulario" className="mb-5 text-h3">
              {contactForm.title}
            </h2>
            <ContactForm />
          </section>
          <div className="space-y-6">
            <ContactLines />
            <OpeningHours />
          </div>
        </div>
        <Office />
      </div>
    </>
  )
}
