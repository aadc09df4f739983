const DAY_MS = 86_400_000

/** `hoje`, `ontem`, `há 3 dias`: how long ago something was, in whole days. */
export const daysAgo = (at: string, locale: string, now = Date.now()): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    -Math.max(0, Math.floor((now - new Date(at).getTime()) / DAY_MS)),
    'day',
  )
