import type { Complaint } from './complaint.ts'
import { findCycles } from './cycles.ts'
import { FEATURE_EDGES } from './feature-edges.ts'
import type { Edge } from './import-graph.ts'
import { type Layer, roomOf } from './rooms.ts'
import { isTest } from './tree.ts'

const LIST = 'scripts/checks/feature-edges.ts'
const PLATFORM: ReadonlySet<Layer> = new Set(['rules', 'words', 'contract', 'server', 'web'])

type Declared = Readonly<Record<string, readonly string[]>>
/** An import of one feature's file by another feature or by the platform; `feature` is undefined for the platform. */
type Crossing = { edge: Edge; layer: Layer; feature: string | undefined; other: string; sameLayer: boolean }

const pairsOf = (declared: Declared): [from: string, to: string][] =>
  Object.entries(declared).flatMap(([from, targets]) => targets.map((to): [string, string] => [from, to]))

const crossingsOf = (edges: Edge[]): Crossing[] =>
  edges.flatMap((edge) => {
    const [from, to] = [roomOf(edge.from), roomOf(edge.to ?? '')]
    if (!from || !to?.feature || to.feature === from.feature || isTest(edge.from)) return []
    return [{ edge, layer: from.layer, feature: from.feature, other: to.feature, sameLayer: from.layer === to.layer }]
  })

const complain = ({ from: file, line, to }: Edge, what: string): Complaint => ({ file, line, text: `${what} (${to})` })

/** A feature uses another only along an edge of the list. */
const undeclared = (crossings: Crossing[], declared: Declared): Complaint[] =>
  crossings.flatMap(({ edge, feature, other }) =>
    feature === undefined || declared[feature]?.includes(other)
      ? []
      : [complain(edge, `the feature ${feature} may not import the feature ${other}`)],
  )

/** The platform imports no feature: features register with it what it needs. */
const ofPlatform = (crossings: Crossing[]): Complaint[] =>
  crossings.flatMap(({ edge, layer, feature, other }) =>
    feature !== undefined || !PLATFORM.has(layer)
      ? []
      : [complain(edge, `the platform may not import the feature ${other}`)],
  )

function unused(crossings: Crossing[], declared: Declared): Complaint[] {
  const used = new Set(crossings.map(({ feature, other }) => `${feature} ${other}`))
  return pairsOf(declared)
    .filter(([from, to]) => !used.has(`${from} ${to}`))
    .map(([from, to]) => ({ file: LIST, line: 1, text: `no import needs the edge ${from} → ${to}` }))
}

/** Within one layer the edges between features form no cycle, so that each can be read after those it uses. */
function rings(crossings: Crossing[]): Complaint[] {
  const layered = Map.groupBy(
    crossings.filter(({ feature, sameLayer }) => feature !== undefined && sameLayer),
    // Words count as rules, because they import each other.
    ({ layer }) => (layer === 'words' ? 'rules' : layer),
  )
  return [...layered].flatMap(([layer, inLayer]) =>
    findCycles(
      inLayer.map(({ edge, feature, other }) => ({ ...edge, from: `${feature}`, to: other })),
      { what: `ring of features in ${layer}`, nodeOf: (name) => name },
    ).map(({ text }) => ({ file: LIST, line: 1, text })),
  )
}

export function checkFeatures(edges: Edge[], features: Declared = FEATURE_EDGES): Complaint[] {
  const crossings = crossingsOf(edges)
  return [
    ...undeclared(crossings, features),
    ...ofPlatform(crossings),
    ...unused(crossings, features),
    ...rings(crossings),
  ]
}
