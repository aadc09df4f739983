import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/app/meta/page-meta.ts'
import { organization } from '#web/app/meta/structured-data.ts'
import { contactForm } from '#web/content/contact.ts'
import { ContactForm } from '#web/features/site/contact/contact-form.tsx'
import { Still } from '#web/features/site/still.tsx'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [...pageMeta('/contato'), ...(import.meta.env.SSR ? [organization()] : [])]

const Heading = lazy(() => import('#web/features/site/contact/contact-heading.tsx'))
const Details = lazy(() => import('#web/features/site/contact/contact-details.tsx'))
const Office = lazy(() => import('#web/features/site/contact/office.tsx'))

export default function Contact() {
  return (
    <>
      <Still name="contact-heading" body={Heading} />
      <div className="wrap space-y-6 py-10 sm:py-14">
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <section aria-labelledby="formulario" className="card relative overflow-hidden p-6 sm:p-8">
            <h2 id="formulario" className="mb-5 text-h3">
              {contactForm.title}
            </h2>
            <ContactForm />
          </section>
          <Still name="contact-details" body={Details} className="space-y-6" />
        </div>
        <Still name="contact-office" body={Office} />
      </div>
    </>
  )
}
