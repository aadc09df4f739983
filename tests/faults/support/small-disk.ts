import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MB = 1024 * 1024

/** A file system of this size, which a test can fill up and free again. Mounting requires root. */
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
    /** Fills the disk up to this many free megabytes. */
    fillUpTo: (left: number) => writeFileSync(ballast, Buffer.alloc(Math.max(0, free() - left * MB))),
    empty: () => rmSync(ballast, { force: true }),
    // A lazy unmount works even if a failed test left a process behind.
    unmount: () => execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  }
}
