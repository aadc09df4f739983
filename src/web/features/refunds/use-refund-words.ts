import { useMoney } from '#web/format/use-money.ts'
import { useLocale, useMessages } from '#web/i18n/locale-provider.tsx'
import { refunds } from '#web/i18n/pt-BR/refunds.ts'

export function useRefundWords() {
  const text = useMessages('refunds', refunds)
  const { locale } = useLocale()
  const percent = (value: number) => (value / 100).toLocaleString(locale, { style: 'percent' })
  return { text, money: useMoney(), percent }
}
