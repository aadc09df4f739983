import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/app/meta/page-meta.ts'
import { faqPage, organization } from '#web/app/meta/structured-data.ts'
import { signUpFaq } from '#web/content/sign-up-details.ts'
import { signUpHero } from '#web/content/sign-up-landing.ts'
import { useWizard } from '#web/features/orders/use-wizard.tsx'
import { StateGuides } from '#web/features/site/guides/state-guides.tsx'
import { KeepingCost } from '#web/features/site/keeping-cost/keeping-cost.tsx'
import { PageHeading } from '#web/features/site/page-heading.tsx'
import { EntityQuiz } from '#web/features/site/quiz/entity-quiz.tsx'
import { Closing } from '#web/features/site/sign-up/closing.tsx'
import { HeroActions } from '#web/features/site/sign-up/hero-actions.tsx'
import { useArrival } from '#web/features/site/sign-up/use-arrival.ts'
import { Still } from '#web/features/site/still.tsx'
import { Notice } from '#web/ui/notice.tsx'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/cadastro'),
  ...(import.meta.env.SSR ? [organization(), faqPage(signUpFaq.items)] : []),
]

const Claims = lazy(() => import('#web/features/site/sign-up/claims.tsx'))
const Features = lazy(() => import('#web/features/site/sign-up/sign-up-features.tsx'))
const Faq = lazy(() => import('#web/features/site/sign-up/sign-up-faq.tsx'))

export default function SignUpLanding() {
  const { open, opening, isOpen, shell, drawer } = useWizard()
  const start = () => open()
  const { kept, outcome } = useArrival(start, isOpen)
  return (
    <>
      {outcome && (
        <div className="wrap pb-5">
          <Notice tone={outcome === 'failed' ? 'red' : 'blue'}>{signUpHero[outcome]}</Notice>
        </div>
      )}
      <PageHeading title={signUpHero.title} lead={signUpHero.lead}>
        <HeroActions kept={kept} {...{ opening, shell }} onStart={start} />
        <Still name="sign-up-claims" body={Claims} />
      </PageHeading>
      <Still name="sign-up-features" body={Features} />
      <div className="wrap">
        <EntityQuiz onStart={(companyTypeId) => open({ companyTypeId })} />
      </div>
      <div className="wrap py-14 sm:py-20">
        <StateGuides onStart={open} />
      </div>
      <div className="wrap pb-14 sm:pb-20">
        <KeepingCost />
      </div>
      <Still name="sign-up-faq" body={Faq} />
      <Closing {...{ opening, shell }} onStart={start} />
      {drawer}
    </>
  )
}
