import type { ServerFeature } from '#server/feature.ts'
import { keepSiteFilled } from './keep-site-filled.ts'

export const feature: ServerFeature = {
  onStart: ({ db, config, origin, log }, { hub, site }) =>
    site && keepSiteFilled(site, { db, config, origin, hub, log }),
}
