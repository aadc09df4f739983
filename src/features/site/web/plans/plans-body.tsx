import { CallBox } from '#features/site/web/call-box.tsx'
import { customPlanBox, plansFaq, plansHeading } from '#features/site/web/content/plans.ts'
import { PageHeading } from '#features/site/web/page-heading.tsx'
import { PlanCards } from '#features/site/web/plan-cards.tsx'
import { QuestionList } from '#features/site/web/question-list.tsx'
import { SectionHeading } from '#features/site/web/section-heading.tsx'

export default function PlansBody() {
  return (
    <>
      <PageHeading {...plansHeading} />
      <section className="wrap pt-4 pb-14 sm:pb-20">
        <PlanCards list="plansPlans" heading="h2" />
      </section>
      <div className="wrap">
        <CallBox title={customPlanBox.title} text={customPlanBox.text} button={customPlanBox.button} />
      </div>
      <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-14 sm:py-20 lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)] lg:gap-16">
        <SectionHeading title={plansFaq.title} />
        <QuestionList items={plansFaq.items} group="planos" />
      </section>
    </>
  )
}
