import { posix } from 'node:path'
import type { Complaint } from './complaint.ts'
import { findCycles } from './cycles.ts'
import type { Edge } from './import-graph.ts'
import { roomOf } from './rooms.ts'
import { isTest } from './tree.ts'

// Not on the server: the context of every use-case imports the types of the services, and they import the context. There only cycles
// between files are refused.
const ACYCLIC = /^src\/(?:web|pages|contract|rules|features\/[^/]+\/(?:web|rules|contract))\//

/** Left out are imports between features, whose cycles are judged per layer (features.ts). */
const shipped = ({ from, to }: Edge): boolean =>
  ACYCLIC.test(from) &&
  to?.startsWith('src/') === true &&
  !isTest(from) &&
  roomOf(from)?.feature === roomOf(to)?.feature

/** Refuses cycles between folders, because folders that import each other are in effect one; subfolders count as folders of their own. */
export function checkFolderCycles(edges: Edge[]): Complaint[] {
  const between = edges.filter((edge) => shipped(edge) && posix.dirname(edge.from) !== posix.dirname(edge.to ?? ''))
  return findCycles(between, { what: 'folder cycle', nodeOf: posix.dirname })
}

// React Router reads the list of routes before # names can be resolved.
const PLAIN = new Set(['src/pages/routes.ts'])

/** Inside a folder imports are relative, across folders they use the # name: a moved file changes fewer lines. */
export function checkClimbing(edges: Edge[]): Complaint[] {
  return edges
    .filter(({ from, specifier }) => from.startsWith('src/') && specifier.startsWith('..') && !PLAIN.has(from))
    .filter(({ to }) => to?.startsWith('src/'))
    .map(({ from, line, to }) => ({ file: from, line, text: `across folders import ${to} by its # name` }))
}
