import { type ReactNode, useId } from 'react'

export type FieldTexts = { label: string; hint?: string | undefined; error?: string | undefined }
type Wiring = { id: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined }

/** A control with its label above, and hint and error linked to it by ARIA. `aside` is on the label's line. */
export function Field({
  label,
  hint,
  error,
  aside,
  children,
}: FieldTexts & { aside?: ReactNode; children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={aside ? 'relative' : undefined}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <div className="mt-2">
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-urucum-600">
          {error}
        </p>
      )}
      {/* Shown beside the label, but placed after the control in the DOM, so that Tab reaches the control first. */}
      {aside && <div className="absolute top-0 right-0">{aside}</div>}
    </div>
  )
}
