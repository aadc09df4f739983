import { TextField } from '#web/ui/text-field.tsx'

/** What stands in a field of numbers that holds no number; the browser shows it and tells nobody. */
const UNREADABLE = 'NaN'

type Props = {
  label: string
  hint?: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Dollars with cents. What the browser cannot read as a number counts as 0, and not as missing (G80). */
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
