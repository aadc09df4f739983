import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Placeholder while a step's lists load: a label and skeletons. */
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
