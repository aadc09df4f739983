import { type ReactNode, useId } from 'react'

export type FieldTexts = { label: string; hint?: string | undefined; error?: string | undefined }
type Wiring = { id: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined }

/** Label above, hint and error tied to the control. */
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
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
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
    </div>
  )
}
