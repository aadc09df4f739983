import { ClosingCall } from '#features/site/web/closing-call.tsx'
import {
  howItWorksBenefits,
  howItWorksClosing,
  howItWorksFeatures,
  howItWorksHeading,
  howItWorksSteps,
} from '#features/site/web/content/how-it-works.ts'
import { needing } from '#features/site/web/content/needing.ts'
import { IconCardGrid } from '#features/site/web/icon-card-grid.tsx'
import { PageHeading } from '#features/site/web/page-heading.tsx'
import { SectionHeading } from '#features/site/web/section-heading.tsx'
import { SideNote } from '#features/site/web/side-note.tsx'
import { StepList } from '#features/site/web/step-list.tsx'
import { fillText } from '#features/site-settings/web/use-site.ts'

export default function HowItWorksBody() {
  const { title, lead, steps, notes } = howItWorksSteps
  return (
    <>
      <PageHeading title={howItWorksHeading.title} lead={howItWorksHeading.lead}>
        <p {...needing('companiesProof')} className="mt-3 text-sm text-mar-200">
          {fillText(howItWorksHeading.proof)}
        </p>
      </PageHeading>
      <section className="wrap py-14 sm:py-20">
        <SectionHeading title={howItWorksFeatures.title} />
        <IconCardGrid cards={howItWorksFeatures.cards} wide="two" />
        <div className="mt-8 space-y-4">
          {howItWorksFeatures.notes.map((note) => (
            <SideNote key={note.text} note={note} />
          ))}
        </div>
      </section>
      <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-14 sm:py-20 lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)] lg:gap-16">
        <SectionHeading title={title} lead={lead} className="lg:sticky lg:top-28 lg:self-start" />
        <div>
          <StepList steps={steps} />
          <div className="mt-10 space-y-4">
            {notes.map((note) => (
              <SideNote key={note.text} note={note} />
            ))}
          </div>
        </div>
      </section>
      <section className="wrap py-14 sm:py-20">
        <SectionHeading title={howItWorksBenefits.title} />
        <IconCardGrid cards={howItWorksBenefits.cards} />
      </section>
      <ClosingCall {...howItWorksClosing} />
    </>
  )
}
