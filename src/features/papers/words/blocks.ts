import type { Both } from '#features/papers/rules/both.ts'

export type Row = { label: Both; value: string | Both }
export type Column = { title: Both /** Relative width among all columns. */; parts: number; right?: boolean }

/** A part of a paper without its layout, which the drawing decides. */
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
  /** The company's name as it is filed; `about` is its type and state. */
  company: string
  about: Both
  /** The number of the registration, for the header of each page. */
  number: string
  blocks: Block[]
  /** The disclaimer at the end of the paper. */
  note: Both
}

export const both = (en: string, pt: string): Both => ({ en, pt })
export const same = (text: string): Both => ({ en: text, pt: text })
