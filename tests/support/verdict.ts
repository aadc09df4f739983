import { AppError } from '#rules/errors.ts'
import { type FileRefusal, fileRefused } from '#rules/files/refusals.ts'

function* cut(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

type Inspector = (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>

/** What an inspector makes of a file that arrives in pieces of this size: what is kept of it, or why it is refused. */
export async function inspected(inspector: Inspector, file: Buffer, size = 65_536): Promise<Buffer | string> {
  async function* source() {
    yield* cut(file, size)
  }
  try {
    const kept: Buffer[] = []
    for await (const piece of inspector(source())) kept.push(Buffer.from(piece))
    return Buffer.concat(kept)
  } catch (error) {
    // Anything else than a refusal is a mistake of the inspector and fails the test.
    if (!(error instanceof AppError)) throw error
    return error.message
  }
}

export const says = (why: FileRefusal): string => fileRefused(why).message
