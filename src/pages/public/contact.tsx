import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { ContactForm } from '#features/site/web/contact/contact-form.tsx'
import { contactForm } from '#features/site/web/content/contact.ts'
import { Still } from '#features/site/web/still.tsx'
import { pageMeta } from '#pages/meta/page-meta.ts'
import { organization } from '#pages/meta/structured-data.ts'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [...pageMeta('/contato'), ...(import.meta.env.SSR ? [organization()] : [])]

const Heading = lazy(() => import('#features/site/web/contact/contact-heading.tsx'))
const Details = lazy(() => import('#features/site/web/contact/contact-details.tsx'))
const Office = lazy(() => import('#features/site/web/contact/office.tsx'))

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
