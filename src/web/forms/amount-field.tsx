import { TextField } from '#web/ui/text-field.tsx'

/** Value for input that is not a number: the browser displays such input, but reports an empty value. */
const UNREADABLE = 'NaN'

type Props = {
  label: string
  hint?: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** An amount with cents. Input that the browser cannot read as a number counts as 0, not as missing (G80). */
export function AmountField({ label, hint, value, error, onChange }: Props) {
  return (
    <TextField
      label={label}
      hint={hint}
      type="number"
      inputMode="decimal"
      step="0.01"
      min="0"
      required
      value={value === UNREADABLE ? '' : value}
      error={error}
      onChange={({ target }) => onChange(target.validity.badInput ? UNREADABLE : target.value)}
    />
  )
}
