import type { Complaint } from './complaint.ts'
import type { Edge } from './import-graph.ts'

/** One complaint per import that closes a ring, with the whole ring in its text. */
export function findCycles(edges: Edge[]): Complaint[] {
  const outgoing = Map.groupBy(edges, ({ from }) => from)
  const done = new Set<string>()
  const found: Complaint[] = []

  // Depth first with an own stack: a long chain of imports must not overflow the call stack.
  const walk = (start: string): void => {
    const trail = [{ file: start, edges: [...(outgoing.get(start) ?? [])] }]
    const onTrail = new Map([[start, 0]])
    for (let top = trail.at(-1); top; top = trail.at(-1)) {
      const edge = top.edges.shift()
      if (!edge) {
        done.add(top.file)
        onTrail.delete(top.file)
        trail.pop()
      } else if (edge.to !== undefined && onTrail.has(edge.to)) {
        const ring = trail.slice(onTrail.get(edge.to)).map(({ file }) => file)
        found.push({ file: edge.from, line: edge.line, text: `import cycle: ${[...ring, edge.to].join(' → ')}` })
      } else if (edge.to !== undefined && !done.has(edge.to)) {
        onTrail.set(edge.to, trail.length)
        trail.push({ file: edge.to, edges: [...(outgoing.get(edge.to) ?? [])] })
      }
    }
  }

  for (const file of outgoing.keys()) if (!done.has(file)) walk(file)
  return found
}
