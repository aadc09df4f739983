import type { Complaint } from './complaint.ts'
import type { Edge } from './import-graph.ts'

const FEATURE = /^(src\/(?:server|web)\/features)\/([^/]+)\//

/** A feature knows no other feature, and the kit of the screens knows none at all. */
export function checkFeatures(edges: Edge[]): Complaint[] {
  return edges.flatMap(({ from, to, line }) => {
    const target = FEATURE.exec(to ?? '')
    if (!target) return []
    const own = FEATURE.exec(from)
    if (own && own[1] === target[1] && own[2] !== target[2]) {
      return [{ file: from, line, text: `the feature ${own[2]} may not import the feature ${target[2]} (${to})` }]
    }
    if (!from.startsWith('src/web/ui/')) return []
    return [{ file: from, line, text: `src/web/ui may not import the feature ${target[2]} (${to})` }]
  })
}
