import { formatsOf } from '#rules/language/formats.ts'

/** The facts that answers on the public pages quote, by the keys of their rows. */
export const quotedFacts = {
  delawareTax: 'state/delaware/llc/annual_duty',
  iof: 'brazil/iof',
  dividendTax: 'brazil/lei-15270',
} as const

export type QuotedFact = {
  key: string
  amount: number | null
  summary: string | null
  sources: readonly { title: string }[]
  checkedOn: string | null
}
export type QuotedTexts = Record<keyof typeof quotedFacts, string>

const { dollars, calendarDay } = formatsOf('pt_BR')

/** The row's sentence with its source and the day it was checked; empty without a sentence or a source. */
function sentenceOf(fact: QuotedFact | undefined): string {
  const [source] = fact?.sources ?? []
  if (!fact?.summary || !source) return ''
  const checked = fact.checkedOn ? `, conferida em ${calendarDay(fact.checkedOn)}` : ''
  return `${fact.summary} Fonte: ${source.title}${checked}.`
}

export function quotedTexts(facts: readonly QuotedFact[]): QuotedTexts {
  const factOf = (name: keyof typeof quotedFacts) => facts.find(({ key }) => key === quotedFacts[name])
  const tax = factOf('delawareTax')?.amount ?? null
  return {
    delawareTax: tax === null ? 'a que está no guia do estado' : `de ${dollars(tax)} por ano`,
    iof: sentenceOf(factOf('iof')),
    dividendTax: sentenceOf(factOf('dividendTax')),
  }
}
