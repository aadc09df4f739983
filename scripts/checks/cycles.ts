import type { Complaint } from './complaint.ts'
import type { Edge } from './import-graph.ts'

type Cycles = { what: string; nodeOf: (path: string) => string }

const ofFiles: Cycles = { what: 'import cycle', nodeOf: (path) => path }

/** One complaint per import that closes a cycle, with the whole cycle in its text. By default nodes are files. */
export function findCycles(edges: Edge[], { what, nodeOf }: Cycles = ofFiles): Complaint[] {
  const outgoing = Map.groupBy(edges, ({ from }) => nodeOf(from))
  const done = new Set<string>()
  const found: Complaint[] = []

  // Depth first with an explicit stack: a long chain of imports must not overflow the call stack.
  const walk = (start: string): void => {
    const trail = [{ node: start, edges: [...(outgoing.get(start) ?? [])] }]
    const onTrail = new Map([[start, 0]])
    for (let top = trail.at(-1); top; top = trail.at(-1)) {
      const edge = top.edges.shift()
      if (!edge) {
        done.add(top.node)
        onTrail.delete(top.node)
        trail.pop()
        continue
      }
      if (edge.to === undefined) continue
      const target = nodeOf(edge.to)
      if (onTrail.has(target)) {
        const ring = trail.slice(onTrail.get(target)).map(({ node }) => node)
        found.push({ file: edge.from, line: edge.line, text: `${what}: ${[...ring, target].join(' → ')}` })
      } else if (!done.has(target)) {
        onTrail.set(target, trail.length)
        trail.push({ node: target, edges: [...(outgoing.get(target) ?? [])] })
      }
    }
  }

  for (const node of outgoing.keys()) if (!done.has(node)) walk(node)
  return found
}
