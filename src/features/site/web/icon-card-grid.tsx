import { fillText } from '#features/site-settings/web/use-site.ts'
import type { IconCard } from './content/content-shapes.ts'
import { siteIcons } from './site-icons.ts'

const columns = { two: 'sm:grid-cols-2', three: 'sm:grid-cols-2 lg:grid-cols-3' } as const

type Props = { cards: readonly IconCard[]; wide?: keyof typeof columns }

export function IconCardGrid({ cards, wide = 'three' }: Props) {
  return (
    <ul
      className={`mt-10 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-xl border border-line bg-line ${columns[wide]}`}
    >
      {cards.map(({ icon, title, text }) => {
        const Icon = siteIcons[icon]
        return (
          <li key={title} className="bg-surface p-6 sm:p-7">
            <span className="grid size-11 place-items-center rounded-md bg-mar-50 text-mar-600">
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <h3 className="mt-5 text-h3">{title}</h3>
            <p className="mt-2 text-[0.9375rem] leading-relaxed text-ink-muted">{fillText(text)}</p>
          </li>
        )
      })}
    </ul>
  )
}
