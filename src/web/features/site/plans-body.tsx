import { customPlanBox, planCards, plansFaq, plansHeading, plansNote } from '#web/content/plans.ts'
import { CallBox } from './call-box.tsx'
import { PageHeading } from './page-heading.tsx'
import { PlanCards } from './plan-cards.tsx'
import { QuestionList } from './question-list.tsx'
import { SectionHeading } from './section-heading.tsx'

export default function PlansBody() {
  return (
    <>
      <PageHeading {...plansHeading} />
      <section className="wrap pt-4 pb-14 sm:pb-20">
        <PlanCards plans={planCards} heading="h2" note={plansNote} />
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
