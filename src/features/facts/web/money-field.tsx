import { useState } from 'react'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { centsFrom, WRONG_AMOUNT } from './read-money.ts'

const asText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))

type Props = {
  label: string
  hint?: string | undefined
  value: number | null
  error?: string | undefined
  onChange: (cents: number | null) => void
}

export function MoneyField({ label, hint, value, error, onChange }: Props) {
  const { money } = useMessages('states', states)
  const [typed, setTyped] = useState(() => asText(value))
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      value={typed}
      inputMode="decimal"
      maxLength={16}
      error={value === WRONG_AMOUNT ? money.wrong : error}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(centsFrom(target.value))
      }}
    />
  )
}
