type Hours = { weekdays: readonly number[]; opens?: number; closes?: number }

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Whether `now` is within the opening hours, in local time of the zone. */
export function isOpen(hours: readonly Hours[], timeZone: string, now: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' })
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const day = names.indexOf(parts['weekday'] ?? '')
  const hour = Number(parts['hour'])
  return hours.some(({ weekdays, opens = 24, closes = 0 }) => weekdays.includes(day) && hour >= opens && hour < closes)
}
