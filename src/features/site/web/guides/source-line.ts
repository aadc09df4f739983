import { sourceTitles } from '#features/site/web/content/source-titles.ts'
import { day } from './figures.ts'

/** A source as the page shows it; without a date there are no brackets. */
export const sourceLine = ({ title, date }: { title: string; date: string }) => {
  const shown = day(date)
  return { name: sourceTitles[title] ?? title, when: shown && `(${shown})` }
}
