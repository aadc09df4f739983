import { useQuery } from '@tanstack/react-query'
import { catalog } from '#contract/catalog.ts'
import { formationQuote } from '#domain/catalog/formation-quote.ts'
import type { PackageContent } from '#domain/packages/package.ts'
import { queryOf } from '#web/api/call.ts'
import { PlanOffer } from '#web/features/orders/plan-offer.tsx'
import { useWizardMessages } from '#web/features/orders/use-wizard-messages.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { services } from '#web/i18n/pt-BR/services.ts'

const STATE = 'florida'
const TYPE = 'llc'
const nowhere = { id: '', createdAt: '' }

/** The card of the wizard itself, with what is typed; it is looked at, not used. */
export default function ServicePreview({ content }: { content: PackageContent }) {
  const text = useMessages('services', services)
  const words = useWizardMessages()
  const { data } = useQuery(queryOf(catalog.states, {}))
  const state = data?.items.find(({ id }) => id === STATE)
  return (
    <section aria-label={text.preview}>
      <h3 className="font-semibold">{text.preview}</h3>
      {state && <p className="mb-2 text-sm text-ink-muted">{text.previewText({ state: state.name })}</p>}
      <ul inert className="max-w-[440px]">
        <PlanOffer
          text={words}
          plan={{ ...nowhere, ...content }}
          quote={formationQuote(content, state?.formationFees ?? [], TYPE)}
          chosen={false}
          onChoose={() => undefined}
        />
      </ul>
    </section>
  )
}
