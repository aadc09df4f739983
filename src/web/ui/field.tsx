import { type ReactNode, useId } from 'react'

export type FieldTexts = { label: string; hint?: string | undefined; error?: string | undefined }
type Wiring = { id: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined }

/** Label above, hint and error tied to the control. The label and `aside` share a line. */
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
      {/* Stands beside the label, and comes after the control for whoever goes on by keyboard. */}
      {aside && <div className="absolute top-0 right-0">{aside}</div>}
    </div>
  )
}
