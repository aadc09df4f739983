import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

/** The name, help text and current value of a gauge. */
export type Gauge = readonly [name: string, help: string, value: number]
export type ReadGauges = (pool: pg.Pool) => Promise<Gauge[]>

/** Read from /proc, which only Linux has; elsewhere the two gauges are missing. */
async function openFiles(): Promise<Gauge[]> {
  try {
    const [open, limits] = await Promise.all([readdir('/proc/self/fd'), readFile('/proc/self/limits', 'utf8')])
    const most = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1])
    return [
      ['process_open_fds', 'Open files and connections of the process.', open.length],
      ...(Number.isFinite(most)
        ? ([['process_max_fds', 'How many files and connections the process may open.', most]] as const)
        : []),
    ]
  } catch {
    return []
  }
}

/** Not prom-client's default metrics: those watch the event loop and the garbage collector until the process ends. */
export async function processGauges(): Promise<Gauge[]> {
  const { rss, heapUsed } = process.memoryUsage()
  return [
    ['process_resident_memory_bytes', 'Resident memory of the process.', rss],
    ['nodejs_heap_size_used_bytes', 'Memory in use by objects of the program.', heapUsed],
    ...(await openFiles()),
  ]
}
