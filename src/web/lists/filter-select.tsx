import { ChevronDown } from 'lucide-react'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ui } from '#web/words/ui.pt-BR.ts'

type Option = { value: string; label: string }
type Props = {
  label: string
  /** Label of the empty value, which filters nothing; without one a value is always chosen. */
  all?: string
  value: string
  options: readonly Option[]
  /** Further options under headings, where there are many. */
  groups?: readonly { label: string; options: readonly Option[] }[]
  onChange: (value: string) => void
  /** The options could not be read, which is not the same as having none. */
  failed?: boolean
  /** Its options are sentences, which have to be read whole. */
  wide?: boolean
}

/** One filter of a list: a small select that says itself what it filters. */
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
  const text = useMessages('ui', ui)
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
