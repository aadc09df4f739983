import { CallBox } from '#features/site/web/call-box.tsx'
import { faqCategories, faqContactBox, faqHeading } from '#features/site/web/content/faq.ts'
import { PageHeading } from '#features/site/web/page-heading.tsx'
import { ContactLines } from './contact-lines.tsx'
import { FaqCategorySection } from './faq-category.tsx'

export default function FaqBody() {
  return (
    <>
      <PageHeading {...faqHeading}>
        <ul className="mt-6 flex flex-wrap gap-2">
          {faqCategories.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center rounded-md px-4 text-[0.9375rem] font-medium text-areia-100 ring-1 ring-white/25 ring-inset hover:bg-white/8"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </PageHeading>
      <div className="wrap space-y-14 py-14 sm:space-y-20 sm:py-20">
        {faqCategories.map((category) => (
          <FaqCategorySection key={category.id} category={category} />
        ))}
        <CallBox title={faqContactBox.title} text={faqContactBox.text} button={faqContactBox.button}>
          <ContactLines />
        </CallBox>
      </div>
    </>
  )
}
