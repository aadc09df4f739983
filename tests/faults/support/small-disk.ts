import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MB = 1024 * 1024

/** A file system of this size, which a test can fill to the brim and free again. Mounting takes root. */
export function mountSmallDisk(folder: string, megabytes: number) {
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'travessia-test', folder], {
      stdio: 'pipe',
    })
  } catch (cause) {
    throw new Error('This test fills a disk of its own and therefore has to mount one: run it as root', { cause })
  }
  const ballast = join(folder, 'ballast')
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  return {
    free,
    /** Takes all space but this many megabytes. */
    fillUpTo: (left: number) => writeFileSync(ballast, Buffer.alloc(Math.max(0, free() - left * MB))),
    empty: () => rmSync(ballast, { force: true }),
    // Lazily: a process that a failed test left behind must not keep the mount.
    unmount: () => execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  }
}
