import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { AmountField } from '#web/forms/amount-field.tsx'
import type { Held } from '#web/forms/use-call-form.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The price in both currencies, side by side: a package and a service are priced the same way (P1). */
export function PriceFields({ held }: { held: (name: 'priceCents' | 'priceBrlCents') => Held<string> }) {
  const { form: text } = useMessages('packages', words)
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <AmountField label={text.priceBrl} hint={text.priceBrlHint} {...held('priceBrlCents')} />
      <AmountField label={text.price} hint={text.priceHint} {...held('priceCents')} />
    </div>
  )
}
