import { useEffect, useState } from 'react'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Start or end day of a period; a half-typed date stays in this component, because it is not a valid filter. */
export function FilterDay({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm text-ink-muted">
      <span className="shrink-0">{label}</span>
      <input
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '' ? !target.validity.badInput : target.validity.valid) onChange(target.value)
        }}
        className="field-box h-11 min-w-0 text-[0.9375rem] sm:w-38"
      />
    </label>
  )
}
