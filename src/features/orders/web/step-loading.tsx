import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A step whose lists are loading: says what is loading, with bars in place of what comes. */
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

export const ListsLoading = ({ label }: { label: string }) => (
  <StepLoading label={label}>
    <Skeleton className="h-52 w-full" />
  </StepLoading>
)
