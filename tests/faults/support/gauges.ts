import type { ServerProcess } from './server-process.ts'

/** Reads a node's metrics from /metrics; returns a lookup by name. */
export async function readGauges({ port }: ServerProcess): Promise<(name: string) => number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(30_000) })
  const text = await response.text()
  return (name) => {
    const value = new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]
    if (value === undefined) throw new Error(`${name} is not among the figures: ${text.slice(0, 200)}`)
    return Number(value)
  }
}
