import type { PlanCard } from '#features/announcement/rules/plan-cards.ts'
import { type Announced, announcedByDefault } from '#features/announcement/rules/shown.ts'
import { siteMeta } from '#features/site-settings/web/use-site.ts'

type Shown = Omit<Announced, 'texts'>

/** A card's template, written once by the build; the server repeats it for every package (`src/features/site/server/fill-lists.ts`). */
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
    return announcedByDefault() // not JSON: the marker is unfilled, so the server did not serve this page
  }
}

let known: Shown | undefined

/** Plans, hours and times that the site announces, read once per page load. At build time the plans are templates. */
export function announced(): Shown {
  known ??= typeof document === 'undefined' && !import.meta.env.DEV ? atBuild() : read()
  return known
}
