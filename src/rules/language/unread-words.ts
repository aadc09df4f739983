/** `1 não lida`, otherwise the plural, also for `99+`. */
export const unreadWords = (count: string): string => (count === '1' ? '1 não lida' : `${count} não lidas`)
