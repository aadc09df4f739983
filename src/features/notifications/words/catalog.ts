import { categoryOf, type NotificationCategory } from '#features/notifications/rules/category.ts'
import {
  type NotificationKind,
  type NotificationText,
  notificationFacts,
  type Told,
  written,
} from '#features/notifications/rules/kinds.ts'
import type { Language } from '#rules/language/preferences.ts'
import { english } from './en-US.ts'
import { spanish } from './es-ES.ts'
import { portuguese } from './pt-BR.ts'

const texts = { pt_BR: portuguese, en_US: english, es_ES: spanish } as const

/** The text of a notification in one language. */
export function notificationText({ kind, facts }: Told, language: Language): NotificationText {
  // Kind and facts belong together in `Told`, which the compiler cannot follow through the table of texts.
  const words: (facts: never) => NotificationText = texts[language][kind]
  return words(facts as never)
}

const someCompany: Readonly<Record<Language, string>> = { pt_BR: 'empresa', en_US: 'a company', es_ES: 'una empresa' }

/** The text for a reader who no longer has the company: without its name and without what people wrote about it (S26). */
export function namelessText(told: Told | undefined, language: Language): NotificationText {
  const company = someCompany[language]
  if (!told) return texts[language].processTaken({ company })
  const facts = {
    ...told.facts,
    ...('company' in told.facts && { company }),
    ...('reason' in told.facts && { reason: '' }),
    ...('fileNumber' in told.facts && { fileNumber: '', formedOn: null }),
  }
  return notificationText({ kind: told.kind, facts } as Told, language)
}

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationFacts, kind)

/** Kind and facts of a stored row; undefined for rows of other versions, which show their stored text. */
export function toldBy(row: { kind: string | null; facts: unknown }): Told | undefined {
  if (row.kind === null || !isKind(row.kind)) return undefined
  const facts = notificationFacts[row.kind].safeParse(row.facts)
  return facts.success ? ({ kind: row.kind, facts: facts.data } as Told) : undefined
}

function withoutNames({ kind, facts }: Told): Told {
  const shape: Readonly<Record<string, unknown>> = notificationFacts[kind].shape
  const bare = Object.entries(facts).map(([name, value]) => [name, shape[name] === written ? '' : value])
  return { kind, facts: Object.fromEntries(bare) } as Told
}

/** The product's own Portuguese words decide: a company called Documento does not move a notification to another tab (G24). */
export const categoryOfTold = (told: Told): NotificationCategory =>
  categoryOf(notificationText(withoutNames(told), 'pt_BR'))

/** The name of the company in the facts, for the subject of a mail. */
export const companyIn = ({ facts }: Told): string | undefined => ('company' in facts ? facts.company : undefined)
