import { ChevronDown } from 'lucide-react'
import { dashboard } from '#features/companies/words/companies.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Overview } from './use-shown-company.ts'

type Props = { overview: Overview | undefined; onChoose: (id: string) => void }

/** Lets a customer with more than one company choose the one to show (D15). */
export function CompanySwitcher({ overview, onChoose }: Props) {
  const text = useMessages('dashboard', dashboard)
  if (!overview || overview.companies.length < 2) return null
  return (
    <label className="relative block w-full sm:w-72">
      <span className="sr-only">{text.switchCompany}</span>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-mar-700"
      />
      <select
        value={overview.company?.id ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        className="field-box h-11 appearance-none truncate pr-11"
      >
        {overview.companies.map(({ id, companyName }) => (
          <option key={id} value={id}>
            {companyName}
          </option>
        ))}
      </select>
    </label>
  )
}
