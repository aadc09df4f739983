import { randomInt } from 'node:crypto'

/** Throttles count by address, so tests about something else send a random one. */
export const fromSomewhere = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})
