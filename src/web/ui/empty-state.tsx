import type { ReactNode } from 'react'
import { RouteLine } from './route-line.tsx'

type Props = { title: string; text?: string; action?: ReactNode; compact?: boolean }

export function EmptyState({ title, text, action, compact = false }: Props) {
  return (
    <div className={`flex flex-col items-center text-center ${compact ? 'px-4 py-6' : 'px-6 py-12'}`}>
      {!compact && <RouteLine className="mb-5" />}
      <p className={compact ? 'text-ink-muted' : 'font-display text-h3'}>{title}</p>
      {text && <p className="mt-1.5 max-w-[44ch] text-ink-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
