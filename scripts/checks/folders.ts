import { posix } from 'node:path'
import type { Complaint } from './complaint.ts'
import { findCycles } from './cycles.ts'
import type { Edge } from './import-graph.ts'
import { roomOf } from './rooms.ts'
import { isTest } from './tree.ts'

// On the server the context that every use-case gets names the services, and they name it: there only files may not form a ring.
const ACYCLIC = /^src\/(?:web|pages|contract|rules|features\/[^/]+\/(?:web|rules|contract))\//

/** Rings through several features are judged by the layers of these. */
const shipped = ({ from, to }: Edge): boolean =>
  ACYCLIC.test(from) &&
  to?.startsWith('src/') === true &&
  !isTest(from) &&
  roomOf(from)?.feature === roomOf(to)?.feature

/** Two folders that import each other are one folder in disguise; a feature and its parts are folders of their own. */
export function checkFolderCycles(edges: Edge[]): Complaint[] {
  const between = edges.filter((edge) => shipped(edge) && posix.dirname(edge.from) !== posix.dirname(edge.to ?? ''))
  return findCycles(between, { what: 'folder cycle', nodeOf: posix.dirname })
}

// React Router reads the list of routes before anything resolves a # name.
const PLAIN = new Set(['src/pages/routes.ts'])

/** Inside a folder imports are relative, across folders they use the # name: a moved file changes fewer lines. */
export function checkClimbing(edges: Edge[]): Complaint[] {
  return edges
    .filter(({ from, specifier }) => from.startsWith('src/') && specifier.startsWith('..') && !PLAIN.has(from))
    .filter(({ to }) => to?.startsWith('src/'))
    .map(({ from, line, to }) => ({ file: from, line, text: `across folders import ${to} by its # name` }))
}
