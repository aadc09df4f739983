import { type ClusterOptions, ensureDatabase, holdFolder, startCluster } from '#server/db/embedded/start-cluster.ts'

export type RunOptions = ClusterOptions & { database?: string; hold?: boolean }
export type RunAnswer = {
  error?: { name: string; message: string }
  cluster?: { host: string; adopted: boolean; pid: number; moved?: string }
  held?: boolean
}

// This script runs a cluster in its own process: it prints one line, then waits to be stopped or killed.
const { database, hold, ...options }: RunOptions = JSON.parse(process.argv[2] ?? '{}')
const say = (answer: RunAnswer) => process.stdout.write(`${JSON.stringify(answer)}\n`)
try {
  const cluster = await startCluster(options)
  if (database) await ensureDatabase(cluster, database)
  const held = hold ? await holdFolder(cluster) : undefined
  say({ cluster, held: held !== undefined })
  process.stdin.once('data', () => cluster.stop().then(() => process.exit(0)))
  // The end of stdin means that the test is gone, so the server has to stop as well.
  process.stdin.once('end', () => cluster.stop().then(() => process.exit(0)))
} catch (error) {
  say({
    error: error instanceof Error ? { name: error.name, message: error.message } : { name: '', message: `${error}` },
  })
  process.exitCode = 1
}
