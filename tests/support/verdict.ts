import { AppError } from '#rules/errors.ts'
import { type FileRefusal, fileRefused } from '#rules/files/refusals.ts'

function* cut(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

type Inspector = (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>

/** Feeds a file in pieces of this size to an inspector; returns the bytes to keep, or the reason for the refusal. */
export async function inspected(inspector: Inspector, file: Buffer, size = 65_536): Promise<Buffer | string> {
  async function* source() {
    yield* cut(file, size)
  }
  try {
    const kept: Buffer[] = []
    for await (const piece of inspector(source())) kept.push(Buffer.from(piece))
    return Buffer.concat(kept)
  } catch (error) {
    // An error that is not a refusal is a bug of the inspector and fails the test.
    if (!(error instanceof AppError)) throw error
    return error.message
  }
}

export const says = (why: FileRefusal): string => fileRefused(why).message
