import { ArrowDownUp, Search } from 'lucide-react'
import { stateGuides as text } from '#features/site/web/content/state-guides.ts'
import { Select } from '#web/ui/select.tsx'
import type { GuideSort, GuideView } from './arrange-guides.ts'
import { type GuideType, guideTypes } from './guide.ts'

type Props = { view: GuideView; onChange: (view: GuideView) => void }

const sorts = Object.entries(text.sorts).map(([value, label]) => ({ value, label }))
const isSort = (value: string): value is GuideSort => value in text.sorts

export function GuideControls({ view, onChange }: Props) {
  return (
    <search className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_15rem_auto]">
      <label className="block sm:max-lg:col-span-2">
        <span className="font-semibold">{text.searchLabel}</span>
        <span className="relative mt-2 block">
          <Search size={18} aria-hidden="true" className="absolute top-1/2 left-3.5 -translate-y-1/2 text-mar-700" />
          <input
            type="search"
            name="estado"
            autoComplete="off"
            maxLength={60}
            defaultValue={view.search}
            placeholder={text.searchPlaceholder}
            onChange={(event) => onChange({ ...view, search: event.target.value })}
            className="field-box h-12 pl-11"
          />
        </span>
      </label>
      <TypeChoice type={view.type} onChange={(type) => onChange({ ...view, type })} />
      <div className="flex items-end gap-2 lg:contents">
        <div className="flex-1">
          <Select
            label={text.sortLabel}
            options={sorts}
            value={view.sort}
            onChange={({ target }) => isSort(target.value) && onChange({ ...view, sort: target.value, reverse: false })}
          />
        </div>
        <button
          type="button"
          aria-label={text.reverse}
          aria-pressed={view.reverse}
          onClick={() => onChange({ ...view, reverse: !view.reverse })}
          className="icon-btn size-12 aria-pressed:bg-mar-100"
        >
          <ArrowDownUp size={18} aria-hidden="true" />
        </button>
      </div>
    </search>
  )
}

function TypeChoice({ type, onChange }: { type: GuideType; onChange: (type: GuideType) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">{text.typeLabel}</legend>
      <div className="mt-2 flex h-12 rounded-md border border-field bg-white p-1">
        {guideTypes.map((one) => (
          <label
            key={one}
            className="flex flex-1 items-center justify-center rounded-sm px-4 font-semibold text-mar-800 has-checked:bg-mar-800 has-checked:text-areia-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="tipo-do-guia"
              value={one}
              checked={type === one}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            {text.types[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
