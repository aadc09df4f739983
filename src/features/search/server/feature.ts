import { search } from '#features/search/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { findEverything } from './find-everything.ts'

export const feature: ServerFeature = {
  calls: {
    search: serve(search, {
      find: findEverything,
    }),
  },
}
