import { lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { signUpHero } from '#features/orders/web/sign-up-landing.ts'
import { useWizard } from '#features/orders/web/use-wizard.tsx'
import { signUpFaq } from '#features/site/web/content/sign-up-details.ts'
import { StateGuides } from '#features/site/web/guides/state-guides.tsx'
import { KeepingCost } from '#features/site/web/keeping-cost/keeping-cost.tsx'
import { PageHeading } from '#features/site/web/page-heading.tsx'
import { EntityQuiz } from '#features/site/web/quiz/entity-quiz.tsx'
import { Closing } from '#features/site/web/sign-up/closing.tsx'
import { HeroActions } from '#features/site/web/sign-up/hero-actions.tsx'
import { useArrival } from '#features/site/web/sign-up/use-arrival.ts'
import { Still } from '#features/site/web/still.tsx'
import { pageMeta } from '#pages/meta/page-meta.ts'
import { faqPage, organization } from '#pages/meta/structured-data.ts'
import { Notice } from '#web/ui/notice.tsx'

export const handle = { fullWidth: true }
export const meta = (): MetaDescriptor[] => [
  ...pageMeta('/cadastro'),
  ...(import.meta.env.SSR ? [organization(), faqPage(signUpFaq.items)] : []),
]

const Claims = lazy(() => import('#features/site/web/sign-up/claims.tsx'))
const Features = lazy(() => import('#features/site/web/sign-up/sign-up-features.tsx'))
const Faq = lazy(() => import('#features/site/web/sign-up/sign-up-faq.tsx'))

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
