import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ServerUser } from '#server/db/embedded/server-user.ts'
import { type Project, thisProject } from './project-copy.ts'
import type { RunAnswer, RunOptions } from './run-cluster.ts'

export type ClusterProcess = { child: ChildProcess; answer: Promise<RunAnswer> }

/** Starts a cluster in a separate process, which the test can kill. */
export function spawnCluster(options: RunOptions, user?: ServerUser, project: Project = thisProject): ClusterProcess {
  const child = spawn(
    project.node,
    [join(project.root, 'tests/faults/support/run-cluster.ts'), JSON.stringify(options)],
    {
      ...user,
      cwd: '/',
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const answer = (async () => {
    for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as RunAnswer
    throw new Error('the process ended without an answer')
  })()
  return { child, answer }
}

export async function kill9({ child }: ClusterProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** The cluster that a process reported; throws its error if it reported one. */
export async function clusterOf({ answer }: ClusterProcess): Promise<NonNullable<RunAnswer['cluster']>> {
  const { cluster, error } = await answer
  if (!cluster) throw new Error(`no cluster: ${error?.message}`)
  return cluster
}
