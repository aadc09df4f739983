import type { FactsOf } from '#features/notifications/rules/kinds.ts'
import { formatsOf } from '#rules/language/formats.ts'
import type { Language } from '#rules/language/preferences.ts'

type AtState = Omit<FactsOf<'withdrawalDeclared'>, 'company' | 'amountCents'>
type Words = {
  nothing: string
  number: (fileNumber: string) => string
  formed: (day: string) => string
  filed: (known: string, kept: string) => string
}

const words: Record<Language, Words> = {
  pt_BR: {
    nothing: 'No estado ainda não há nada.',
    number: (fileNumber) => `, nº ${fileNumber}`,
    formed: (day) => `, formada em ${day}`,
    filed: (known, kept) => `No estado: já protocolada${known}; ${kept} ficam lá e são perda nossa.`,
  },
  en_US: {
    nothing: 'Nothing is at the state yet.',
    number: (fileNumber) => `, no. ${fileNumber}`,
    formed: (day) => `, formed on ${day}`,
    filed: (known, kept) => `At the state: filed${known}; ${kept} stay there and are our loss.`,
  },
  es_ES: {
    nothing: 'En el estado todavía no hay nada.',
    number: (fileNumber) => `, n.º ${fileNumber}`,
    formed: (day) => `, constituida el ${day}`,
    filed: (known, kept) => `En el estado: ya presentada${known}; ${kept} se quedan allí y son pérdida nuestra.`,
  },
}

/** The sentence about what is filed at the state when a customer withdraws, and what the state keeps. */
export function atState(language: Language, { filed, fileNumber, formedOn, keptCents }: AtState): string {
  const { nothing, number, formed, filed: there } = words[language]
  const { dollars, calendarDay } = formatsOf(language)
  if (!filed) return nothing
  return there(
    `${fileNumber && number(fileNumber)}${formedOn ? formed(calendarDay(formedOn)) : ''}`,
    dollars(keptCents),
  )
}
