import { Search } from 'lucide-react'

type Props = { label: string; placeholder?: string; value: string; onChange: (value: string) => void }

export function SearchBox({ label, placeholder = label, value, onChange }: Props) {
  return (
    <label className="relative block w-full sm:max-w-80">
      <span className="sr-only">{label}</span>
      <Search size={18} aria-hidden="true" className="absolute top-1/2 left-3.5 -translate-y-1/2 text-mar-700" />
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className="field-box h-11 pl-11"
      />
    </label>
  )
}
