/** The chat: Monday to Friday, 9h to 18h in Brasília (spec P1 §9). */
const OPENS = 9
const CLOSES = 18
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})

export function chatIsOpen(now: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const weekend = parts['weekday'] === 'Sat' || parts['weekday'] === 'Sun'
  const hour = Number(parts['hour'])
  return !weekend && hour >= OPENS && hour < CLOSES
}
