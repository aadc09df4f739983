import { useMoney } from '#web/format/use-money.ts'
import type { FieldWords } from '#web/forms/field-words.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { extras } from '#web/i18n/pt-BR/extras.ts'
import { codeOf } from './typed-extra.ts'

/** What the fields of a service on order are called in its history and where two people met. */
export function useExtraFields(): FieldWords {
  const { form, columns, duties } = useMessages('extras', extras)
  const money = useMoney()
  const duty = (value: unknown): string => {
    const code = codeOf(String(value))
    return code ? duties[code] : String(value)
  }
  return {
    name: { label: form.name },
    description: { label: form.description },
    priceCents: { label: columns.price, show: (value) => money(Number(value)) },
    settles: { label: form.settles, show: duty },
    passesFee: { label: form.passesFee },
    recurs: { label: form.recurs },
    dissolves: { label: form.dissolves },
    offered: { label: form.offered },
  }
}
