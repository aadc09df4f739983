import type { StoredPrice } from '#features/packages/rules/price.ts'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { dollars, reais } from '#web/format/money.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

/** A price of the price list in both currencies; says so if admins have set none in reais. */
export function BothPrices({ priceCents, priceBrlCents }: StoredPrice) {
  const text = useMessages('packages', words)
  const { locale } = useLocale()
  return (
    <span className="tabular-nums">
      {priceBrlCents === null ? (
        <span className="text-sm font-medium text-urucum-600">{text.noPriceBrl}</span>
      ) : (
        <span className="whitespace-nowrap">{reais(priceBrlCents, locale)}</span>
      )}
      <span className="block whitespace-nowrap text-[0.8125rem] text-ink-muted">{dollars(priceCents, locale)}</span>
    </span>
  )
}
