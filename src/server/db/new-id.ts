import { randomUUID } from 'node:crypto'

const HOUR = 3_600_000
/** As many hours as three characters can tell apart: about 24 weeks. */
const HOURS = 4096

/**
 * A random UUID that begins with the hour, so that rows of one hour are adjacent in every index; fully random ids would touch one index
 * page per row. The hour wraps around: the first eight characters are shown as a number, and over the years they collide as
 * rarely as random ones.
 */
export function newId(now = Date.now()): string {
  const hour = Math.floor(now / HOUR) % HOURS
  return hour.toString(16).padStart(3, '0') + randomUUID().slice(3)
}
