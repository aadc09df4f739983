import type { PlanCard } from '#features/announcement/rules/plan-cards.ts'
import { type Announced, announcedByDefault } from '#features/announcement/rules/shown.ts'
import { siteMeta } from '#features/site-settings/web/use-site.ts'

type Shown = Omit<Announced, 'texts'>

/** The server draws each card with one of these, as often as there are cards (`src/features/site/server/fill-lists.ts`). */
const drawing = (as: PlanCard['as']): PlanCard => ({
  as,
  name: '{{name}}',
  currency: '{{currency}}',
  amount: '{{amount}}',
  charged: '{{charged}}',
  price: 0,
  priceCurrency: '{{priceCurrency}}',
  period: '{{period}}',
  description: '{{description}}',
  features: ['{{line}}'],
  badge: '{{badge}}',
  button: '{{button}}',
  buttonName: '{{buttonName}}',
})

function atBuild(): Shown {
  const drawings = [drawing('highlighted'), drawing('plain')]
  return { ...announcedByDefault(), lists: { landingPlans: drawings, plansPlans: drawings } }
}

function read(): Shown {
  try {
    const { announced: given } = JSON.parse(siteMeta()) as { announced?: Shown }
    return given ?? announcedByDefault()
  } catch {
    return announcedByDefault() // the marker itself: this page did not come from the server
  }
}

let known: Shown | undefined

/** Plans, hours and times that the site announces; the same for the life of a page. At build time the plans are drawings. */
export function announced(): Shown {
  known ??= typeof document === 'undefined' && !import.meta.env.DEV ? atBuild() : read()
  return known
}
