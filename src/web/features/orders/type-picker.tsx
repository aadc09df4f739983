import type { CompanyType } from './use-catalog.ts'

type Props = { label: string; types: CompanyType[]; chosen: string | null; onChoose: (id: string) => void }

export function TypePicker({ label, types, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-3 space-y-2.5">
        {types.map(({ id, label: name, description }) => (
          <label
            key={id}
            className="flex items-start gap-3.5 rounded-md border border-field bg-white p-4 has-checked:border-mar-600 has-checked:bg-mar-50"
          >
            <input
              type="radio"
              name="companyType"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              aria-describedby={`tipo-${id}`}
              aria-label={name}
              className="mt-0.5 size-5 shrink-0 accent-mar-700"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span id={`tipo-${id}`} className="mt-0.5 block text-sm text-ink-muted">
                {description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
