import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { findBinaries } from '#server/db/embedded/binaries.ts'
import { SERVER_ENV } from '#server/db/embedded/init-cluster.ts'
import { serverSettings } from '#server/db/embedded/server-settings.ts'
import { nobody } from '#server/db/embedded/server-user.ts'
import { SYSTEM_STATE } from '#server/db/embedded/state-folder.ts'
import { eventually } from './eventually.ts'
import { startGivenDatabase } from './given-database.ts'
import { isRoot } from './normal-user.ts'
import { thisProject } from './project-copy.ts'
import { askAt, type scratchServers } from './scratch-servers.ts'
import type { ServerProcess } from './server-process.ts'

export type ClockServer = {
  server: ServerProcess
  /** The socket of its database. */
  host: string
  /** Sets the clock to this many seconds off the true time. */
  setClock(seconds: number): void
  stop(): Promise<void>
}
type Here = ReturnType<typeof scratchServers>

/** A server whose own clock can be set while its database keeps the true time, as on another machine. */
export async function startWithOwnClock(here: Here): Promise<ClockServer> {
  const file = join(here.folder, 'clock')
  const setClock = (seconds: number) => writeFileSync(file, String(seconds))
  setClock(0)
  const { cluster, env } = await startGivenDatabase(here.folder)
  const preload = join(thisProject.root, 'tests/faults/support/moved-clock.ts')
  const main = join(thisProject.root, 'build/server/main.js')
  const command: [string, ...string[]] = [thisProject.node, '--import', preload, main]
  const server = await here.start({ ...env, TEST_CLOCK_FILE: file }, { command })
  return { server, host: cluster.host, setClock, stop: cluster.stop }
}

/** A server and a database under Debian's libfaketime: both see the changed clock, as on one machine. */
export async function startUnderFaketime(here: Here): Promise<ClockServer> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (!library) throw new Error('The full form of this test needs libfaketime: apt-get install -y faketime')
  const file = join(here.folder, 'clock')
  const setClock = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`, { mode: 0o644 })
  setClock(0)
  const faked = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  const { cluster, options, env } = await startGivenDatabase(here.folder)
  await cluster.stop()
  const user = isRoot ? nobody() : undefined
  const data = join(cluster.moved ?? options.dir, 'data')
  const postgres = spawn(findBinaries(user, SYSTEM_STATE).postgres, ['-D', data, ...serverSettings(cluster.host, {})], {
    ...user,
    cwd: data,
    stdio: 'ignore',
    env: { ...SERVER_ENV, ...faked },
  })
  const stop = async () => {
    if (postgres.exitCode !== null) return
    const ended = once(postgres, 'exit')
    postgres.kill('SIGINT')
    await ended
  }
  try {
    await eventually(async () => expect(await askAt(cluster.host, 'select 1 as one')).toEqual([{ one: 1 }]))
    const server = await here.start({ ...env, ...faked })
    return { server, host: cluster.host, setClock, stop }
  } catch (error) {
    await here.killAll()
    await stop()
    throw error
  }
}
