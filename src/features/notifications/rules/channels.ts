import type { NotificationCategory } from './category.ts'

export type NotificationChoice = { email: boolean; sms: boolean; documents: boolean; payments: boolean }

const wanted = (category: NotificationCategory, choice: NotificationChoice): boolean => {
  if (category === 'document') return choice.documents
  if (category === 'payment') return choice.payments
  return true
}

/** The channels by which a notification is sent; in the product it is always shown (D7, D10). */
export function channelsFor(
  category: NotificationCategory,
  choice: NotificationChoice,
): { email: boolean; sms: boolean } {
  const leaves = wanted(category, choice)
  return { email: leaves && choice.email, sms: leaves && choice.sms }
}
