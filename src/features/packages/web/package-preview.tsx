import { useQuery } from '@tanstack/react-query'
import { catalog } from '#features/catalog/contract.ts'
import { formationQuote } from '#features/catalog/rules/formation-quote.ts'
import { PlanOffer } from '#features/orders/web/plan-offer.tsx'
import { useWizardMessages } from '#features/orders/web/use-wizard-messages.ts'
import type { PackageContent } from '#features/packages/rules/package.ts'
import { packages } from '#features/packages/words/packages.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const STATE = 'florida'
const TYPE = 'llc'
const nowhere = { id: '', createdAt: '' }

/** The wizard's own card with the typed values; inert, because it is only a preview. */
export default function PackagePreview({ content }: { content: PackageContent }) {
  const text = useMessages('packages', packages)
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
