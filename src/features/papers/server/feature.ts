import { papers } from '#features/papers/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { readFilingDetails, saveFilingDetails } from './filing-details.ts'
import { listPapers } from './list-papers.ts'
import { makePaper } from './make-paper.ts'
import { reactions } from './reactions.ts'
import { showPaper } from './show-paper.ts'

export const feature: ServerFeature = {
  calls: {
    papers: serve(papers, {
      list: listPapers,
      make: makePaper,
      show: showPaper,
      details: readFilingDetails,
      saveDetails: saveFilingDetails,
    }),
  },
  on: reactions,
}
