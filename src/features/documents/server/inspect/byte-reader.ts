import { fileRefused } from '#rules/files/refusals.ts'

const nothing = Buffer.alloc(0)

/** Reads bytes from a stream of pieces without buffering more than the caller needs. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer = nothing

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next available bytes; undefined at the end. */
  async some(): Promise<Buffer | undefined> {
    if (this.#held.length > 0) {
      const held = this.#held
      this.#held = nothing
      return held
    }
    const next = await this.#source.next()
    return next.done ? undefined : next.value
  }

  giveBack(bytes: Buffer): void {
    this.#held = this.#held.length > 0 ? Buffer.concat([bytes, this.#held]) : bytes
  }

  /** The next bytes without consuming them; fewer than `count` at the end of the file. */
  async peek(count: number): Promise<Buffer> {
    let bytes = nothing
    while (bytes.length < count) {
      const next = await this.some()
      if (!next) break
      bytes = Buffer.concat([bytes, next])
    }
    this.giveBack(bytes)
    return bytes.subarray(0, count)
  }

  /** Exactly `count` bytes: a file that ends before is damaged. */
  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const piece of this.pieces(count)) parts.push(piece)
    const [only] = parts
    return only && parts.length === 1 ? only : Buffer.concat(parts)
  }

  async *pieces(count: number): AsyncGenerator<Buffer> {
    let left = count
    while (left > 0) {
      const bytes = await this.some()
      if (!bytes) throw fileRefused('damaged')
      if (bytes.length > left) this.giveBack(bytes.subarray(left))
      yield bytes.subarray(0, left)
      left -= Math.min(left, bytes.length)
    }
  }

  /** Whether the next bytes are these; they are consumed in either case. */
  async startsWith(bytes: Buffer): Promise<boolean> {
    let at = 0
    while (at < bytes.length) {
      const next = await this.some()
      if (!next) return false
      const part = next.subarray(0, bytes.length - at)
      if (!part.equals(bytes.subarray(at, at + part.length))) return false
      this.#held = next.subarray(part.length)
      at += part.length
    }
    return true
  }
}
