import type { Complaint } from './complaint.ts'
import type { Edge } from './import-graph.ts'
import { type Layer, roomOf } from './rooms.ts'
import { isTest } from './tree.ts'

// The file that passes the list of features to the platform.
const START = 'src/server/main.ts'
// What each layer may import. The layer `features` is the lists of all features: src/features/server.ts and web.ts.
const ALLOWED: Readonly<Record<Layer, readonly Layer[]>> = {
  rules: ['rules', 'words'],
  words: ['rules', 'words'],
  contract: ['rules', 'contract'],
  server: ['rules', 'words', 'contract', 'server', 'reference', 'demo'],
  reference: ['rules', 'words', 'server', 'reference'],
  demo: ['rules', 'words', 'contract', 'server', 'reference', 'demo'],
  web: ['rules', 'words', 'contract', 'web'],
  pages: ['rules', 'words', 'contract', 'web', 'pages', 'features'],
  features: ['rules', 'words', 'contract', 'server', 'web', 'features'],
}
// Layers that run in the browser and on the server alike need nothing but the library of their schemas.
const PACKAGES: Partial<Record<Layer, readonly string[]>> = { rules: ['zod'], words: ['zod'], contract: ['zod'] }

function refusal(edge: Edge): string | undefined {
  const layer = roomOf(edge.from)?.layer
  if (!layer) return undefined
  const test = isTest(edge.from)
  if (edge.to !== undefined) {
    const to = roomOf(edge.to)?.layer
    if (to === 'features' && (test || edge.from === START)) return undefined
    // Tests are not shipped: they may also import files of tests/.
    if (to === undefined ? test && edge.to.startsWith('tests/') : ALLOWED[layer].includes(to)) return undefined
    return `${layer} may not import ${edge.to} (only ${ALLOWED[layer].join(', ')})`
  }
  const packages = PACKAGES[layer]
  if (test || !packages || packages.includes(edge.package ?? '')) return undefined
  return `${layer} may not import the package ${edge.specifier} (only ${packages.join(', ')})`
}

/** Complains about imports against the direction rules ← contract ← server, web. */
export function checkLayers(edges: Edge[]): Complaint[] {
  return edges.flatMap((edge) => {
    const text = refusal(edge)
    return text === undefined ? [] : [{ file: edge.from, line: edge.line, text }]
  })
}
