export const notificationCategories = ['document', 'status', 'payment', 'general'] as const
export type NotificationCategory = (typeof notificationCategories)[number]

/** The first word found in the text decides, in this order (G24). */
export function categoryOf(notification: { title: string; message: string }): NotificationCategory {
  const title = notification.title.toLowerCase()
  const both = `${title} ${notification.message.toLowerCase()}`
  if (both.includes('documento')) return 'document'
  if (['status', 'aprovad', 'rejeitad'].some((word) => title.includes(word))) return 'status'
  if (both.includes('pagamento')) return 'payment'
  return 'general'
}
