import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  red: { box: 'border-urucum-500 bg-urucum-100 text-urucum-700', Icon: CircleAlert },
  green: { box: 'border-mata-600 bg-mata-100 text-mata-700', Icon: CircleCheck },
  blue: { box: 'border-ceu-600 bg-ceu-100 text-ceu-700', Icon: Info },
} as const

/** A message box; screen readers announce a red one immediately. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { box, Icon } = tones[tone]
  return (
    <div
      role={tone === 'red' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-md border p-3.5 text-[0.9375rem] font-medium ${box}`}
    >
      <Icon size={19} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>{children}</div>
    </div>
  )
}
