import { edits } from '#features/edits/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { listEdits } from './list-edits.ts'

export const feature: ServerFeature = {
  calls: {
    edits: serve(edits, {
      list: listEdits,
    }),
  },
}
