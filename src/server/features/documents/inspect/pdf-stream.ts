import { constants, createInflate, type Inflate, inflateSync } from 'node:zlib'
import { fileRefused } from '#domain/documents/refusals.ts'
import { classOf, type Effort, forbidden, NameFinder, SPACE } from './pdf-names.ts'

// Small streams are unpacked in one go, which is much cheaper than an inflate stream for each.
const SMALL = 64 * 1024
const SMALL_OUTPUT = 1024 * 1024

export type Kind = {
  /** The first filter is Flate, which the scan unpacks. */
  packed: boolean
  /** The stream holds objects: every name in it counts, and all of it must be readable. */
  objects: boolean
}
/** What may still be unpacked in this file, and who is told about names in object streams. */
export type Unpacking = Effort & { bytesLeft: number; name: (name: string) => void }

/** Scans one stream of a PDF while it passes through, both raw and unpacked, and never holds it as a whole. */
export class PdfStream {
  readonly #kind: Kind
  readonly #budget: Unpacking
  readonly #raw: NameFinder
  readonly #unpacked: NameFinder
  #held: Buffer[] = []
  #heldBytes = 0
  #inflate: Inflate | undefined
  #over: Promise<unknown> = Promise.resolve()
  #state: 'fresh' | 'open' | 'ended' | 'broken' = 'fresh'

  constructor(kind: Kind, budget: Unpacking) {
    this.#kind = kind
    this.#budget = budget
    const refuse = (name: string) => {
      throw fileRefused(name === 'ObjStm' || name === 'First' ? 'damaged' : 'active_pdf')
    }
    const told = (name: string) => (forbidden.objects.has(name) ? refuse(name) : budget.name(name))
    const objects = () => new NameFinder([...forbidden.objects, 'Catalog', 'Pages'], told, budget)
    this.#raw = kind.objects && !kind.packed ? objects() : new NameFinder(forbidden.raw, refuse, budget)
    this.#unpacked = kind.objects ? objects() : new NameFinder(forbidden.content, refuse, budget)
  }

  async write(bytes: Buffer): Promise<void> {
    this.#raw.push(bytes)
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
    this.#raw.end()
    if (!this.#kind.packed) return
    if (!this.#inflate && !this.#unpackSmall()) await this.#feed(Buffer.alloc(0))
    if (this.#inflate && !this.#isOver()) {
      this.#inflate.end()
      await this.#over
    }
    this.#check()
    if (this.#kind.objects && this.#state !== 'ended') throw fileRefused('damaged')
    this.#unpacked.end()
  }

  close(): void {
    this.#inflate?.destroy()
  }

  /** False when the unpacked data is larger than SMALL_OUTPUT. */
  #unpackSmall(): boolean {
    const finishFlush = this.#kind.objects ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    try {
      const options = { maxOutputLength: SMALL_OUTPUT, finishFlush }
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
    const inflate = createInflate()
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
    this.#budget.bytesLeft -= output.length
    if (this.#budget.bytesLeft < 0) throw fileRefused('bomb')
    this.#unpacked.push(output)
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
