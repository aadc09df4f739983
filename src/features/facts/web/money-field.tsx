import { useState } from 'react'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
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
