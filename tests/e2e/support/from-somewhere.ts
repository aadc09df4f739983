import { randomInt } from 'node:crypto'

/** Rate limits count by address, so tests about other things send a random one. */
export const fromSomewhere = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})
