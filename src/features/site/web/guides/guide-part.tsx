import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-sans text-sm font-semibold text-mar-700">{title}</h3>
      <div className="space-y-0.5">{children}</div>
    </div>
  )
}
