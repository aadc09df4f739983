import { signUpFeatures } from '#features/site/web/content/sign-up-details.ts'
import { IconCardGrid } from '#features/site/web/icon-card-grid.tsx'
import { SectionHeading } from '#features/site/web/section-heading.tsx'
import { SideNote } from '#features/site/web/side-note.tsx'

export default function SignUpFeatures() {
  return (
    <section className="wrap py-14 sm:py-20">
      <SectionHeading title={signUpFeatures.title} lead={signUpFeatures.lead} />
      <IconCardGrid cards={signUpFeatures.cards} />
      <SideNote note={signUpFeatures.note} />
    </section>
  )
}
