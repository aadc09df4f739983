import { stateFacts } from '#features/site/web/content/state-facts.ts'
import { LivingGuides } from './living-guides.tsx'

/** What the page is written with at build time; the browser has it in its HTML and need not fetch it. */
export const writtenGuides = { guides: stateFacts, Guides: LivingGuides }
