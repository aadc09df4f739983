import type { Told } from '#features/notifications/rules/kinds.ts'
import { categoryOfTold, notificationText } from '#features/notifications/words/catalog.ts'

/** The stored columns: the facts, for a text in any reader's language, and the Portuguese text, which earlier versions show. */
export const notificationRow = (told: Told) => ({
  kind: told.kind,
  facts: told.facts,
  category: categoryOfTold(told),
  ...notificationText(told, 'pt_BR'),
})
