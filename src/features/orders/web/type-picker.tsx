import { ChevronDown } from 'lucide-react'
import type { CompanyType } from './use-catalog.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Choice = { chosen: string | null; onChoose: (id: string) => void }
type Props = Choice & { text: WizardMessages; types: CompanyType[] }

/** The types that nearly all customers order; the others are one tap away (C21). */
const usual = ['llc', 'corporation']

export function TypePicker({ text, types, chosen, onChoose }: Props) {
  const first = usual.flatMap((wanted) => types.filter(({ id }) => id === wanted))
  const others = types.filter(({ id }) => !usual.includes(id))
  const choice = { chosen, onChoose }
  return (
    <fieldset>
      <legend className="font-semibold">{text.type}</legend>
      <div className="mt-3 space-y-2.5">
        {first.map((type) => (
          <TypeCard key={type.id} type={type} {...choice} />
        ))}
        {others.length > 0 && (
          <details className="group" open={others.some(({ id }) => id === chosen)}>
            <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-mar-700 [&::-webkit-details-marker]:hidden">
              {text.otherTypes}
              <ChevronDown size={18} aria-hidden="true" className="transition-transform group-open:rotate-180" />
            </summary>
            <div className="mt-1 space-y-2.5">
              {others.map((type) => (
                <TypeCard key={type.id} type={type} {...choice} />
              ))}
            </div>
          </details>
        )}
      </div>
    </fieldset>
  )
}

function TypeCard({ type: { id, label, description }, chosen, onChoose }: Choice & { type: CompanyType }) {
  const isChosen = chosen === id
  return (
    <label className="flex items-start gap-3.5 rounded-md border border-field bg-white p-4 has-checked:border-mar-600 has-checked:bg-mar-50 max-sm:py-3">
      <input
        type="radio"
        name="companyType"
        value={id}
        checked={isChosen}
        onChange={() => onChoose(id)}
        aria-describedby={`tipo-${id}`}
        aria-label={label}
        className="mt-0.5 size-5 shrink-0 accent-mar-700"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span id={`tipo-${id}`} className={`mt-0.5 block text-sm text-ink-muted ${isChosen ? '' : 'max-sm:hidden'}`}>
          {description}
        </span>
      </span>
    </label>
  )
}
