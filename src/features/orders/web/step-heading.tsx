import type { ReactNode } from 'react'

/** The drawer moves the focus here when the step changes. */
export function StepHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <h3 data-step-heading tabIndex={-1} className="text-h3 outline-offset-4">
        {title}
      </h3>
      {children && <p className="mt-1 text-ink-muted">{children}</p>}
    </div>
  )
}
