import type { Complaint } from './complaint.ts'
import type { Edge } from './import-graph.ts'
import { isTest } from './tree.ts'

type Layer = { name: string; folder: string; folders: string[]; packages?: string[] }

// What each folder of src may import; without `packages` any installed one.
const LAYERS: Layer[] = [
  { name: 'domain', folder: 'src/domain/', folders: ['src/domain/'], packages: ['zod'] },
  { name: 'contract', folder: 'src/contract/', folders: ['src/contract/', 'src/domain/'], packages: ['zod'] },
  { name: 'server', folder: 'src/server/', folders: ['src/server/', 'src/contract/', 'src/domain/'] },
  { name: 'web', folder: 'src/web/', folders: ['src/web/', 'src/contract/', 'src/domain/'] },
]

const allowed = (folders: string[], path: string): boolean => folders.some((folder) => path.startsWith(folder))

function refusal(layer: Layer, edge: Edge): string | undefined {
  const test = isTest(edge.from)
  if (edge.to !== undefined) {
    // Tests are not shipped: they may use what the other tests use.
    const folders = test ? [...layer.folders, 'tests/'] : layer.folders
    if (allowed(folders, edge.to)) return undefined
    return `${layer.name} may not import ${edge.to} (only ${layer.folders.join(', ')})`
  }
  if (test || !layer.packages || layer.packages.includes(edge.package ?? '')) return undefined
  return `${layer.name} may not import the package ${edge.specifier} (only ${layer.packages.join(', ')})`
}

/** Complains about imports against the direction domain ← contract ← server, web. */
export function checkLayers(edges: Edge[]): Complaint[] {
  return edges.flatMap((edge) => {
    const layer = LAYERS.find(({ folder }) => edge.from.startsWith(folder))
    const text = layer && refusal(layer, edge)
    return text === undefined ? [] : [{ file: edge.from, line: edge.line, text }]
  })
}
