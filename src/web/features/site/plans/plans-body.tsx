import { customPlanBox, plansFaq, plansHeading } from '#web/content/plans.ts'
import { CallBox } from '#web/features/site/call-box.tsx'
import { PageHeading } from '#web/features/site/page-heading.tsx'
import { PlanCards } from '#web/features/site/plan-cards.tsx'
import { QuestionList } from '#web/features/site/question-list.tsx'
import { SectionHeading } from '#web/features/site/section-heading.tsx'

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
