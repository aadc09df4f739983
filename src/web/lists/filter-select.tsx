import { ChevronDown } from 'lucide-react'
import { useSharedMessages } from '#web/words/locale-provider.tsx'

type Option = { value: string; label: string }
type Props = {
  label: string
  /** Label of the empty value, which does not filter; without it one of the options is always chosen. */
  all?: string
  value: string
  options: readonly Option[]
  /** Further options grouped under headings. */
  groups?: readonly { label: string; options: readonly Option[] }[]
  onChange: (value: string) => void
  /** Reading the options failed, as opposed to a list without options. */
  failed?: boolean
  /** Wider, for options that are whole sentences. */
  wide?: boolean
}

/** A filter of a list as a small select that shows its own label. */
export function FilterSelect({
  label,
  all,
  value,
  options,
  groups = [],
  onChange,
  failed = false,
  wide = false,
}: Props) {
  const text = useSharedMessages()
  return (
    <label className={`relative min-w-0 max-sm:w-full ${wide ? 'sm:w-56' : 'sm:w-46'}`}>
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
        {all !== undefined && <option value="">{all}</option>}
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
        {failed && <option disabled>{text.loadFailed}</option>}
      </select>
    </label>
  )
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
