// Replaces the icon factory of lucide-react, whose unused options would add weight to every public page.
import type { LucideProps } from 'lucide-react'
import { createElement, type ReactElement } from 'react'

type Drawing = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Screen readers announce an icon only if it has an `aria-label`. */
export default function createIcon({ node }: Drawing) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...more }: LucideProps): ReactElement => {
    const hidden = more['aria-label'] ? {} : { 'aria-hidden': true }
    return createElement('svg', { ...look, width: size, height: size, ...hidden, ...more }, lines)
  }
}
