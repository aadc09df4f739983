import { randomInt } from 'node:crypto'

/** Throttles count by address: whoever is not about them comes from one of its own. */
export const fromSomewhere = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})
