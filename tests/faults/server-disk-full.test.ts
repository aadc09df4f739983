import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newAppKey } from '#server/keys/keys.ts'
import { call, statusOf } from './support/calls.ts'
import { aPdfOf, seedWaitingFiles, type WaitingFile } from './support/customer-files.ts'
import { openOwner } from './support/owner-of.ts'
import { scratchServers } from './support/scratch-servers.ts'
import { sendPdf } from './support/send-file.ts'

const PEOPLE = 8
const FILE_BYTES = 2_000_000
const here = scratchServers()

/** A separate file system with room for three of the files; mounting it requires root. */
function mountSmallDisk(folder: string) {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'pipe' })
  } catch (cause) {
    throw new Error('F12 mounts a small disk in memory: run the fault tests as root, where mounting is allowed', {
      cause,
    })
  }
  return {
    enlarge: () => execFileSync('mount', ['-o', 'remount,size=64m', folder]),
    unmount: () => execFileSync('umount', ['-l', folder]),
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

test('F12: a disk without room for files refuses them and nothing else, and takes them once there is room', async () => {
  const folder = join(here.dataDir, 'files')
  const disk = mountSmallDisk(folder)
  try {
    const env = { APP_KEY: newAppKey() }
    const server = await here.start(env)
    const owner = await openOwner(here)
    const waiting = await seedWaitingFiles(owner, env.APP_KEY, PEOPLE)
    const known = async () => {
      const { rows } = await owner.query<{ path: string }>('select file_path as path from document_versions')
      return rows.map(({ path }) => path).sort()
    }
    const file = aPdfOf(FILE_BYTES)
    const send = async (paper: WaitingFile) => ({ paper, ...(await sendPdf(server, paper.cookie, paper.id, file)) })
    // Parallel uploads each occupy part of the disk before any of them is complete.
    const [early, ...together] = waiting
    const first = early ? [await send(early), ...(await Promise.all(together.map(send)))] : []
    const stored = first.filter(({ status }) => status === 200)
    const refused = first.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, json }) => [status, json.error?.code])).toEqual(
      refused.map(() => [507, 'storage_full']),
    )
    expect([stored.length > 0, refused.length > 0]).toEqual([true, true])
    expect(filesIn(folder)).toEqual(await known())
    expect((await owner.query('select 1 from file_removals')).rows).toEqual([])

    // Everything else keeps working, including downloads of files stored before.
    const [one] = stored
    if (!one) throw new Error('nothing was stored')
    const download = await fetch(`http://127.0.0.1:${server.port}/api/documents/${one.paper.id}/versions/1/file`, {
      headers: { cookie: one.paper.agentCookie },
    })
    expect([download.status, (await download.arrayBuffer()).byteLength]).toEqual([200, file.length])
    expect((await call(server.origin, '/api/documents', { cookie: one.paper.cookie })).status).toBe(200)
    const ready = await statusOf(call(server.origin, '/readyz'))

    disk.enlarge()
    const again = await Promise.all(refused.map(({ paper }) => sendPdf(server, paper.cookie, paper.id, file)))
    console.log(
      `F12: of ${PEOPLE} files of 2 MB for a disk of 8 MB ${stored.length} are stored and ${refused.length} refused with 507 ` +
        `(/readyz ${ready}); with room again all are stored, ${(await known()).length} rows and as many files`,
    )
    expect(again.map(({ status }) => status)).toEqual(refused.map(() => 200))
    expect(filesIn(folder)).toEqual(await known())
    expect(await known()).toHaveLength(PEOPLE)
    await owner.end()
  } finally {
    await here.killAll()
    disk.unmount()
  }
})
