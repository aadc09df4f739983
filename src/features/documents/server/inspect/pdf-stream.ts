import { constants, createInflate, type Inflate, inflateSync } from 'node:zlib'
import { fileRefused } from '#rules/files/refusals.ts'
import { classOf, SPACE } from './pdf-bytes.ts'
import type { HiddenObjects } from './pdf-hidden.ts'
import type { Kind } from './pdf-kind.ts'
import { type Effort, forbidden, isEntry, NameFinder } from './pdf-names.ts'
import { type PackedObject, PdfObjectStream } from './pdf-object-stream.ts'

// Small streams are unpacked in one go, which is much cheaper than an inflate stream for each.
const SMALL = 64 * 1024
const SMALL_OUTPUT = 256 * 1024
const OUTPUT_PIECE = 64 * 1024

/** How much may still be unpacked in this file, and callbacks for what the scan finds. */
export type Unpacking = Effort & {
  bytesLeft: number
  pictureBytesLeft: number
  hidden: HiddenObjects
  name: (name: string) => void
  object: PackedObject
  /** Objects cannot be read: the file is damaged, or encrypted, which a later part of it may state. */
  unreadable: () => void
}
type Reader = { push: (bytes: Buffer) => void; end: () => void }
const counting: Reader = { push: () => undefined, end: () => undefined }

/** Scans one stream of a PDF while it passes through, both raw and unpacked, and never holds it as a whole. */
export class PdfStream {
  readonly #kind: Kind
  readonly #budget: Unpacking
  readonly #reader: Reader
  #pictureLeft: number
  #held: Buffer[] = []
  #heldBytes = 0
  #inflate: Inflate | undefined
  #over: Promise<unknown> = Promise.resolve()
  #state: 'fresh' | 'open' | 'ended' | 'broken' = 'fresh'

  constructor(kind: Kind, budget: Unpacking) {
    this.#kind = kind
    this.#budget = budget
    this.#pictureLeft = kind.picture ?? 0
    this.#reader = this.#readerOf(kind)
  }

  async write(bytes: Buffer): Promise<void> {
    this.#budget.hidden.push(bytes)
    if (this.#kind.plain) this.#reader.push(bytes)
    if (!this.#kind.packed || this.#isOver()) return
    const data = this.#heldBytes > 0 || this.#inflate ? bytes : withoutLeadingSpace(bytes)
    if (data.length === 0) return
    if (!this.#inflate && this.#heldBytes + data.length <= SMALL) {
      this.#held.push(Buffer.from(data))
      this.#heldBytes += data.length
      return
    }
    await this.#feed(data)
  }

  async end(): Promise<void> {
    this.#budget.hidden.end()
    if (this.#kind.packed) {
      if (!this.#inflate && !this.#unpackSmall()) await this.#feed(Buffer.alloc(0))
      if (this.#inflate && !this.#isOver()) {
        this.#inflate.end()
        await this.#over
      }
      this.#check()
      if (this.#kind.objects && this.#state !== 'ended') return this.#budget.unreadable()
    }
    this.#reader.end()
  }

  close(): void {
    this.#inflate?.destroy()
  }

  #readerOf({ objects, plain, numbered, picture = 0 }: Kind): Reader {
    const active = () => {
      throw fileRefused('active_pdf')
    }
    const { name, object, unreadable } = this.#budget
    if (objects === 'unreadable') {
      unreadable()
      return counting
    }
    if (objects) return new PdfObjectStream(objects, plain, { name, object, active, unreadable })
    // Pixels of a picture are only counted, because no PDF reader looks for objects among them.
    if (picture > 0 && !numbered) return counting
    const found = (_: string, before: string) => (numbered || isEntry(before)) && active()
    return new NameFinder(numbered ? forbidden.numbered : forbidden.content, found, this.#budget)
  }

  /** False when the unpacked data is larger than SMALL_OUTPUT. */
  #unpackSmall(): boolean {
    const finishFlush = this.#kind.objects ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    try {
      const options = { maxOutputLength: SMALL_OUTPUT, finishFlush, chunkSize: OUTPUT_PIECE }
      const output = inflateSync(Buffer.concat(this.#held), options)
      this.#state = 'ended'
      this.#take(output)
    } catch (error) {
      if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return false
      if (!(error instanceof Error && 'errno' in error)) throw error
      // Broken data is not refused here, because readers show a cut-off picture as far as it goes.
      this.#state = 'broken'
    }
    return true
  }

  #open(): Inflate {
    const inflate = createInflate({ chunkSize: OUTPUT_PIECE })
    this.#state = 'open'
    this.#over = new Promise((over) => inflate.once('end', over).once('error', over).once('close', over))
    inflate.once('end', () => this.#leave('ended'))
    inflate.on('error', () => this.#leave('broken'))
    inflate.on('data', (output: Buffer) => this.#takeOrStop(inflate, output))
    return inflate
  }

  #refused: unknown
  #takeOrStop(inflate: Inflate, output: Buffer): void {
    if (this.#state !== 'open') return
    try {
      this.#take(output)
    } catch (error) {
      this.#refused = error
      this.#leave('broken')
      inflate.destroy()
    }
  }

  #take(output: Buffer): void {
    const points = Math.min(output.length, this.#pictureLeft)
    this.#pictureLeft -= points
    this.#budget.pictureBytesLeft -= points
    this.#budget.bytesLeft -= output.length - points
    if (this.#budget.bytesLeft < 0 || this.#budget.pictureBytesLeft < 0) throw fileRefused('bomb')
    this.#reader.push(output)
  }

  async #feed(data: Buffer): Promise<void> {
    this.#inflate ??= this.#open()
    const inflate = this.#inflate
    for (const part of [...this.#held.splice(0), data]) {
      if (part.length === 0 || this.#isOver()) continue
      // After the end of the packed data `inflate.write` no longer calls back; then only `#over` resolves.
      await Promise.race([new Promise<void>((written) => inflate.write(part, () => written())), this.#over])
    }
    this.#check()
  }

  #leave(state: 'ended' | 'broken'): void {
    if (this.#state === 'open') this.#state = state
  }
  #isOver(): boolean {
    return this.#state === 'ended' || this.#state === 'broken'
  }
  #check(): void {
    if (this.#refused) throw this.#refused
  }
}

function withoutLeadingSpace(bytes: Buffer): Buffer {
  let at = 0
  while (at < bytes.length && classOf[bytes[at] ?? 0] === SPACE) at++
  return bytes.subarray(at)
}
