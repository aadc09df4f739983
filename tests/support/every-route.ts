import { features } from '#features/server.ts'
import { routesOf } from '#server/feature.ts'

/** Every call of every feature, also those that only some servers offer. */
export const everyRoute = routesOf(features)
