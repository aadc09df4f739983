import { CallBox } from '#features/site/web/call-box.tsx'
import { type FaqCategory, faqCategories, faqContactBox, faqHeading } from '#features/site/web/content/faq.ts'
import { PageHeading } from '#features/site/web/page-heading.tsx'
import { QuestionList } from '#features/site/web/question-list.tsx'
import { siteIcons } from '#features/site/web/site-icons.ts'
import { useSite } from '#features/site-settings/web/use-site.ts'

function FaqCategorySection({ category }: { category: FaqCategory }) {
  const Icon = siteIcons[category.icon]
  return (
    <section
      id={category.id}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,.55fr)_minmax(0,1.2fr)] lg:gap-16"
    >
      <div className="flex items-center gap-4 lg:items-start lg:pt-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-mar-50 text-mar-600">
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <h2 className="text-[1.5rem] leading-tight tracking-[-0.02em] lg:pt-1.5">{category.title}</h2>
      </div>
      {/* All categories share one group, so that only one answer is open on the whole page. */}
      <QuestionList items={category.items} group="faq" />
    </section>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-mar-600 underline'

/** E-mail and phone; an empty setting hides its line, in the server by `data-needs`. */
function ContactLines() {
  const { email, phone, phoneUrl } = useSite()
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-1">
      <div data-needs="email" hidden={!email}>
        <dt className="text-label text-ink-muted">{faqContactBox.emailLabel}</dt>
        <dd>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </dd>
      </div>
      <div data-needs="phone" hidden={!phone}>
        <dt className="text-label text-ink-muted">{faqContactBox.phoneLabel}</dt>
        <dd>
          <a href={phoneUrl} className={link}>
            {phone}
          </a>
        </dd>
      </div>
    </dl>
  )
}

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
