import type { ReactNode } from 'react'
import type { BadgeTone } from './badge-tone.ts'

const tones: Record<BadgeTone, string> = {
  green: 'bg-mata-100 text-mata-700',
  yellow: 'bg-ipe-100 text-ipe-700',
  blue: 'bg-ceu-100 text-ceu-700',
  red: 'bg-urucum-100 text-urucum-700',
  grey: 'bg-pedra-100 text-pedra-600',
}

/** A badge always has a text, because colour alone conveys nothing to some readers. */
export function Badge({ tone = 'grey', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`tag ${tones[tone]}`}>{children}</span>
}
