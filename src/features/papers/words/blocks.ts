import type { Both } from '#features/papers/rules/both.ts'

export type Row = { label: Both; value: string | Both }
export type Column = { title: Both /** Of the width, in parts of the sum of all. */; parts: number; right?: boolean }

/** A part of a paper; how it looks is the drawing's business. */
export type Block =
  | { is: 'heading'; text: Both }
  | { is: 'text'; text: Both }
  | { is: 'clause'; title: Both; paragraphs: Both[] }
  | { is: 'rows'; rows: Row[] }
  | { is: 'lines'; rows: (Row & { line: string })[] }
  | { is: 'checks'; items: { done: boolean; text: Both }[] }
  | { is: 'table'; columns: Column[]; rows: string[][]; total?: string[] }
  | { is: 'blanks'; labels: Both[] }
  | { is: 'signatures'; people: { name: string; role: Both }[] }

export type Paper = {
  title: Both
  /** The company as it is filed, and what it is. */
  company: string
  about: Both
  /** For the foot of each page. */
  number: string
  blocks: Block[]
  /** What the paper is and is not. */
  note: Both
}

export const both = (en: string, pt: string): Both => ({ en, pt })
export const same = (text: string): Both => ({ en: text, pt: text })
