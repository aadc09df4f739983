import type { ReactNode } from 'react'

/** A step whose lists are on their way: what is loading, and bars in the place of what comes. */
export function StepLoading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p role="status" className="mb-4 text-ink-muted">
        {label}
      </p>
      <div className="space-y-3">{children}</div>
    </div>
  )
}
