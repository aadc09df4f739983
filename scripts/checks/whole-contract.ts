import type { Complaint } from './complaint.ts'
import type { Edge } from './import-graph.ts'
import { roomOf } from './rooms.ts'

const WHOLE = 'src/features/contract.ts'

/** A page that imports src/features/contract.ts ships every call of the API; pages import their own feature's calls. */
export function checkWholeContract(edges: Edge[]): Complaint[] {
  return edges
    .filter(({ from, to }) => ['web', 'pages'].includes(roomOf(from)?.layer ?? '') && to === WHOLE)
    .map(({ from, line }) => ({
      file: from,
      line,
      text: `web imports the contract of a feature (#features/accounts/contract.ts), not ${WHOLE}`,
    }))
}
