import type { Complaint } from './complaint.ts'
import type { Edge } from './import-graph.ts'

const WHOLE = 'src/contract/index.ts'

/** A page that imports src/contract/index.ts ships every call of the API; pages import their own feature's calls. */
export function checkWholeContract(edges: Edge[]): Complaint[] {
  return edges
    .filter(({ from, to }) => from.startsWith('src/web/') && to === WHOLE)
    .map(({ from, line }) => ({
      file: from,
      line,
      text: `web imports the contract of a feature (#contract/accounts.ts), not ${WHOLE}`,
    }))
}
