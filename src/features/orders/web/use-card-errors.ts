import { useState } from 'react'
import type { Card } from '#features/orders/rules/card.ts'
import { type CardProblem, cardProblems } from '#features/orders/rules/payment-checks.ts'

type Texts = Record<Exclude<CardProblem, 'empty'> | 'required', string>
const parts = ['number', 'expiry', 'cvv', 'name'] as const

/** A field shows its error once it lost the focus, and an empty one once the customer tried to pay. */
export function useCardErrors(card: Card, tried: boolean, texts: Texts) {
  const [left, setLeft] = useState<readonly (keyof Card)[]>([])
  const problems = cardProblems(card, new Date())
  const shown: Partial<Record<keyof Card, string>> = {}
  for (const part of parts) {
    const problem = problems[part]
    if (problem === 'empty' && tried) shown[part] = texts.required
    else if (problem && problem !== 'empty' && (tried || left.includes(part))) shown[part] = texts[problem]
  }
  return {
    shown,
    none: Object.keys(problems).length === 0,
    leave: (part: keyof Card) => setLeft((before) => (before.includes(part) ? before : [...before, part])),
  }
}
