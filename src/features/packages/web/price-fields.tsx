import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { AmountField } from '#web/forms/amount-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export type TypedPrice = { price: string; priceBrl: string }

type Props = {
  typed: TypedPrice
  error: (typed: string, field: 'priceCents' | 'priceBrlCents') => string | undefined
  onChange: (values: Partial<TypedPrice>) => void
}

/** The price in both currencies, side by side: a package and a pkg are priced the same way (P1). */
export function PriceFields({ typed: { price, priceBrl }, error, onChange }: Props) {
  const { form: text } = useMessages('packages', words)
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <AmountField
        label={text.priceBrl}
        hint={text.priceBrlHint}
        value={priceBrl}
        error={error(priceBrl, 'priceBrlCents')}
        onChange={(next) => onChange({ priceBrl: next })}
      />
      <AmountField
        label={text.price}
        hint={text.priceHint}
        value={price}
        error={error(price, 'priceCents')}
        onChange={(next) => onChange({ price: next })}
      />
    </div>
  )
}
