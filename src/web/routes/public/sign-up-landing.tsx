import { Link, type MetaDescriptor } from 'react-router'
import { signUpAnchors, signUpFaq, signUpFeatures, signUpHero } from '#web/content/sign-up-landing.ts'
import { EntityQuiz } from '#web/features/entity-quiz/entity-quiz.tsx'
import { Claims } from '#web/features/sign-up/claims.tsx'
import { Closing } from '#web/features/sign-up/closing.tsx'
import { HeroActions } from '#web/features/sign-up/hero-actions.tsx'
import { SignUpHero } from '#web/features/sign-up/sign-up-hero.tsx'
import { useArrival } from '#web/features/sign-up/use-arrival.ts'
import { IconCardGrid } from '#web/features/site/icon-card-grid.tsx'
import { QuestionList } from '#web/features/site/question-list.tsx'
import { SectionHeading } from '#web/features/site/section-heading.tsx'
import { StateGuides } from '#web/features/state-guides/state-guides.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { faqPage, organization } from '#web/layout/structured-data.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useWizard } from '#web/wizard/use-wizard.tsx'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [...pageMeta('/cadastro'), organization(), faqPage(signUpFaq.items)]

export default function SignUpLanding() {
  const { open, opening, drawer } = useWizard()
  const { resume, cancelled } = useArrival()
  const start = () => open()
  return (
    <>
      {cancelled && (
        <div className="wrap pb-5">
          <Notice tone="blue">{signUpHero.cancelled}</Notice>
        </div>
      )}
      <SignUpHero>
        <HeroActions resume={resume} opening={opening} onStart={start} />
        <Claims />
      </SignUpHero>
      <section className="wrap py-14 sm:py-20">
        <SectionHeading title={signUpFeatures.title} lead={signUpFeatures.lead} />
        <IconCardGrid cards={signUpFeatures.cards} />
      </section>
      <div className="wrap">
        <EntityQuiz onStart={(companyTypeId) => open({ companyTypeId })} />
      </div>
      <div className="wrap py-14 sm:py-20">
        <StateGuides onStart={open} />
      </div>
      <section
        id={signUpAnchors.faq}
        className="wrap grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)] lg:gap-16"
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
      <Closing opening={opening} onStart={start} />
      {drawer}
    </>
  )
}
