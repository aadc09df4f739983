/** In Portuguese, where one and several differ; `99+` is several. */
export const unreadWords = (count: string): string => (count === '1' ? '1 não lida' : `${count} não lidas`)
