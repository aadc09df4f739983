import { refunds } from '#features/refunds/words/refunds.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

export function useRefundWords() {
  const text = useMessages('refunds', refunds)
  const { locale } = useLocale()
  const percent = (value: number) => (value / 100).toLocaleString(locale, { style: 'percent' })
  return { text, money: useMoney(), percent }
}
