import type { Complaint } from './complaint.ts'
import { findCycles } from './cycles.ts'
import { WEB_FEATURE_EDGES } from './feature-edges.ts'
import type { Edge } from './import-graph.ts'

const FEATURE = /^(src\/(server|web)\/features)\/([^/]+)\//
const LIST = 'scripts/checks/feature-edges.ts'

type Declared = Readonly<Record<string, readonly string[]>>

const pairsOf = (declared: Declared): [from: string, to: string][] =>
  Object.entries(declared).flatMap(([from, targets]) => targets.map((to): [string, string] => [from, to]))

/** A feature of the browser imports only those that its row names, one of the server none, and src/web/ui none at all. */
function undeclaredEdges(edges: Edge[], declared: Declared): Complaint[] {
  return edges.flatMap(({ from, to, line }) => {
    const target = FEATURE.exec(to ?? '')
    if (!target) return []
    const [, folder, side, feature = ''] = target
    const own = FEATURE.exec(from)
    if (own && own[1] === folder && own[3] !== feature) {
      if (side === 'web' && declared[own[3] ?? '']?.includes(feature)) return []
      return [{ file: from, line, text: `the feature ${own[3]} may not import the feature ${feature} (${to})` }]
    }
    if (!from.startsWith('src/web/ui/')) return []
    return [{ file: from, line, text: `src/web/ui may not import the feature ${feature} (${to})` }]
  })
}

function unusedEdges(edges: Edge[], declared: Declared): Complaint[] {
  const used = new Set(
    edges.flatMap(({ from, to }) => {
      const [own, target] = [FEATURE.exec(from), FEATURE.exec(to ?? '')]
      return own?.[2] === 'web' && target?.[2] === 'web' ? [`${own[3]} ${target[3]}`] : []
    }),
  )
  return pairsOf(declared)
    .filter(([from, to]) => !used.has(`${from} ${to}`))
    .map(([from, to]) => ({ file: LIST, line: 1, text: `no import needs the edge ${from} → ${to}` }))
}

/** A ring in the list itself would allow a ring of features before an import closes it. */
const ringsOf = (declared: Declared): Complaint[] =>
  findCycles(pairsOf(declared).map(([from, to]) => ({ from, to, specifier: to, line: 1, package: undefined }))).map(
    ({ text }) => ({ file: LIST, line: 1, text }),
  )

export function checkFeatures(edges: Edge[], declared: Declared = WEB_FEATURE_EDGES): Complaint[] {
  return [...undeclaredEdges(edges, declared), ...unusedEdges(edges, declared), ...ringsOf(declared)]
}
