import { ChevronDown } from 'lucide-react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { ui } from '#web/i18n/pt-BR/ui.ts'

type Props = {
  label: string
  /** Label of the empty value, which filters nothing. */
  all: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  /** The options could not be read, which is not the same as having none. */
  failed?: boolean
}

/** One filter of a list: a small select that says itself what it filters. */
export function FilterSelect({ label, all, value, options, onChange, failed = false }: Props) {
  const text = useMessages('ui', ui)
  return (
    <label className="relative min-w-0 max-sm:w-full sm:max-w-56">
      <span className="sr-only">{label}</span>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-mar-700"
      />
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="field-box h-11 appearance-none truncate pr-9 text-[0.9375rem]"
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {failed && <option disabled>{text.loadFailed}</option>}
      </select>
    </label>
  )
}
