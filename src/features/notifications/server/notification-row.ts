import type { Told } from '#features/notifications/rules/kinds.ts'
import { categoryOfTold, notificationText } from '#features/notifications/words/catalog.ts'

/** What is stored: the facts for the language of every reader, and the Portuguese words, which earlier versions show. */
export const notificationRow = (told: Told) => ({
  kind: told.kind,
  facts: told.facts,
  category: categoryOfTold(told),
  ...notificationText(told, 'pt_BR'),
})
