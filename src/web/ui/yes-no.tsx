import { useId } from 'react'
import type { FieldTexts } from './field.tsx'

type Words = { yes: string; no: string; unknown?: string }
type Props = FieldTexts & {
  /** Labels of the answers; `unknown` adds a third one that leaves the question open. */
  words: Words
  value: boolean | null
  onChange: (value: boolean | null) => void
}

/** A question with two or three answers; none is preselected. */
export function YesNo({ label, hint, error, words, value, onChange }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const options = [
    [true, words.yes],
    [false, words.no],
    ...(words.unknown === undefined ? [] : [[null, words.unknown] as const]),
  ] as const
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-5">
        {options.map(([option, name]) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={id}
              checked={value === option}
              onChange={() => onChange(option)}
              className="size-5 accent-mar-800"
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-urucum-600">
          {error}
        </p>
      )}
    </div>
  )
}
