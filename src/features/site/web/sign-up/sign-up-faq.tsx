import { Link } from 'react-router'
import { signUpAnchors } from '#features/orders/web/sign-up-landing.ts'
import { signUpFaq } from '#features/site/web/content/sign-up-details.ts'
import { QuestionList } from '#features/site/web/question-list.tsx'
import { SectionHeading } from '#features/site/web/section-heading.tsx'

export default function SignUpFaq() {
  return (
    <section
      id={signUpAnchors.faq}
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)] lg:gap-16"
    >
      <div>
        <SectionHeading title={signUpFaq.title} />
        <p className="mt-4 text-ink-muted">
          {signUpFaq.contactText}{' '}
          <Link
            to={signUpFaq.contact.to}
            className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline"
          >
            {signUpFaq.contact.label}
          </Link>
        </p>
      </div>
      <QuestionList items={signUpFaq.items} group="cadastro" />
    </section>
  )
}
