import { stateFacts } from '#features/site/web/content/state-facts.ts'
import { LivingGuides } from './living-guides.tsx'

/** What the build prerenders the list with; the browser gets the HTML and need not fetch this. */
export const writtenGuides = { guides: stateFacts, Guides: LivingGuides }
