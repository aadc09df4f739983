import { useState } from 'react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { states } from '#web/i18n/pt-BR/states.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { centsFrom, WRONG_AMOUNT } from './read-money.ts'

const asText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))

type Props = {
  label: string
  cents: number | null
  onChange: (cents: number | null) => void
  error?: string | undefined
  hint?: string
}

export function MoneyField({ label, cents, onChange, error, hint }: Props) {
  const { money } = useMessages('states', states)
  const [typed, setTyped] = useState(() => asText(cents))
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      value={typed}
      inputMode="decimal"
      maxLength={16}
      error={cents === WRONG_AMOUNT ? money.wrong : error}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(centsFrom(target.value))
      }}
    />
  )
}
