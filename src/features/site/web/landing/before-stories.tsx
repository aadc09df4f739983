import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { StateLine } from '#features/catalog/rules/state-lines.ts'
import { landingBeforeStories } from '#features/site/web/content/landing.ts'
import { needing } from '#features/site/web/content/needing.ts'
import { stateLinesOf } from '#features/site/web/content/state-lines.ts'

const cell = 'border-t border-mar-700 px-3 py-2.5'

/** A state's filing fee for an LLC, linked to the state's own page by the day it was checked. */
const stateRow = ({ as, name, fee, url, checkedOn }: StateLine) => (
  <tr key={name} data-as={as}>
    <th scope="row" className={`${cell} pl-0 text-left font-medium`}>
      {name}
    </th>
    <td className={`${cell} text-right whitespace-nowrap tabular-nums`}>{fee}</td>
    <td className={`${cell} pr-0 text-right`}>
      <a href={url} rel="noreferrer" target="_blank" className="whitespace-nowrap text-areia-50 underline">
        {checkedOn}
      </a>
    </td>
  </tr>
)

/** Shown while there are not enough ratings for stories: what plans include and what states charge (B1). */
export function BeforeStories() {
  const { title, includedTitle, included, statesTitle, statesNote, link, ...heads } = landingBeforeStories
  return (
    <section {...needing('noStories')} className="sobre-escuro bg-mar-900 py-16 text-areia-50 sm:py-24">
      <div className="wrap">
        <h2 className="max-w-[18ch] text-h2">{title}</h2>
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)]">
          <div className="rounded-xl bg-mar-800 p-6 sm:p-7">
            <h3 className="text-h3">{includedTitle}</h3>
            <ul className="mt-5 space-y-3">
              {included.map((text) => (
                <li key={text} className="flex gap-2.5">
                  <Check size={18} strokeWidth={2.5} aria-hidden="true" className="mt-[3px] shrink-0 text-ipe-300" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <div className="rounded-xl bg-mar-800 p-6 sm:p-7">
            <h3 className="text-h3">{statesTitle}</h3>
            <div className="mt-4 overflow-x-auto">
              <table className="w-full text-[0.9375rem]">
                <caption className="sr-only">{statesNote}</caption>
                <thead>
                  <tr className="text-sm text-mar-200">
                    <th scope="col" className="py-2 pr-3 text-left font-medium">
                      {heads.state}
                    </th>
                    <th scope="col" className="px-3 py-2 text-right font-medium">
                      {heads.formation}
                    </th>
                    <th scope="col" className="py-2 pl-3 text-right font-medium">
                      {heads.source}
                    </th>
                  </tr>
                </thead>
                <tbody data-list="popularStates">{stateLinesOf('popularStates').map(stateRow)}</tbody>
              </table>
            </div>
            <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-mar-200">
              {statesNote}
              <Link to={link.to} className="inline-flex min-h-11 items-center font-semibold text-areia-50 underline">
                {link.label}
              </Link>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
