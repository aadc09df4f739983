import { categoryOfTold, notificationText } from '#domain/notifications/catalog.ts'
import type { Told } from '#domain/notifications/words/kinds.ts'

/** What is stored: the facts for the language of every reader, and the Portuguese words, which earlier versions show. */
export const notificationRow = (told: Told) => ({
  kind: told.kind,
  facts: told.facts,
  category: categoryOfTold(told),
  ...notificationText(told, 'pt_BR'),
})
