import { features } from '#features/server.ts'
import { routesOf } from '#server/feature.ts'

/** Every route of every feature, including those that only some servers offer. */
export const everyRoute = routesOf(features)
