import type { FaqCategory } from '#features/site/web/content/faq.ts'
import { QuestionList } from '#features/site/web/question-list.tsx'
import { siteIcons } from '#features/site/web/site-icons.ts'

export function FaqCategorySection({ category }: { category: FaqCategory }) {
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
