type Props<Value extends string> = {
  legend: string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  chips: readonly { value: Value | undefined; label: string; count?: number | undefined }[]
}

/** A filter of a list that shows all its values as buttons. */
export function FilterChips<Value extends string>({ legend, value, onChange, chips }: Props<Value>) {
  return (
    <fieldset className="-mx-4 mb-4 min-w-0 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-2 sm:flex-wrap">
        {chips.map((chip) => (
          <button
            key={chip.label}
            type="button"
            aria-pressed={value === chip.value}
            onClick={() => onChange(chip.value)}
            className="flex h-11 shrink-0 items-center gap-2 rounded-md border border-line bg-surface px-3.5 text-[0.9375rem] font-semibold text-mar-900 hover:bg-white focus-visible:-outline-offset-3 aria-pressed:border-mar-800 aria-pressed:bg-mar-800 aria-pressed:text-areia-50"
          >
            {chip.label}
            {chip.count !== undefined && (
              <span className="text-sm font-medium tabular-nums opacity-80">{chip.count}</span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
