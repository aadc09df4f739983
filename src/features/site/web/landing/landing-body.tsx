import { Link } from 'react-router'
import { ClosingCall } from '#features/site/web/closing-call.tsx'
import { landingBenefits, landingClosing, landingPlans, landingSteps } from '#features/site/web/content/landing.ts'
import { IconCardGrid } from '#features/site/web/icon-card-grid.tsx'
import { PlanCards } from '#features/site/web/plan-cards.tsx'
import { SectionHeading } from '#features/site/web/section-heading.tsx'
import { StepList } from '#features/site/web/step-list.tsx'
import { BeforeStories } from './before-stories.tsx'
import { Hero } from './hero.tsx'
import { Stories } from './stories.tsx'

export default function LandingBody() {
  return (
    <>
      <Hero />
      <section className="wrap py-14 sm:py-20">
        <SectionHeading title={landingBenefits.title} lead={landingBenefits.lead} />
        <IconCardGrid cards={landingBenefits.cards} />
      </section>
      <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-14 sm:py-20 lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)] lg:gap-16">
        <SectionHeading
          title={landingSteps.title}
          lead={landingSteps.lead}
          className="lg:sticky lg:top-28 lg:self-start"
        />
        <StepList steps={landingSteps.steps} />
      </section>
      <section className="wrap py-14 sm:py-20">
        <SectionHeading title={landingPlans.title} lead={landingPlans.lead} />
        <PlanCards list="landingPlans" />
        <p className="mt-4 flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
          {landingPlans.contactText}
          <Link
            to={landingPlans.contact.to}
            className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline"
          >
            {landingPlans.contact.label}
          </Link>
        </p>
      </section>
      <Stories />
      <BeforeStories />
      <ClosingCall {...landingClosing} />
    </>
  )
}
