import { signUpFeatures } from '#web/content/sign-up-details.ts'
import { IconCardGrid } from '#web/features/site/icon-card-grid.tsx'
import { SectionHeading } from '#web/features/site/section-heading.tsx'
import { SideNote } from '#web/features/site/side-note.tsx'

export default function SignUpFeatures() {
  return (
    <section className="wrap py-14 sm:py-20">
      <SectionHeading title={signUpFeatures.title} lead={signUpFeatures.lead} />
      <IconCardGrid cards={signUpFeatures.cards} />
      <SideNote note={signUpFeatures.note} />
    </section>
  )
}
