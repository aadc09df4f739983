import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Value = Record<string, unknown>
const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All PDF names in a value of qpdf's JSON, where names start with `/` and strings with `u:` or `b:`. */
function* namesIn(value: unknown, keysOnly = false): Generator<string> {
  if (!keysOnly && typeof value === 'string' && value.startsWith('/')) yield value.slice(1)
  if (Array.isArray(value)) for (const one of value) yield* namesIn(one, keysOnly)
  else if (isValue(value))
    for (const [key, one] of Object.entries(value)) {
      if (key.startsWith('/')) yield key.slice(1)
      yield* namesIn(one, keysOnly)
    }
}

export class ReadByQpdf {
  readonly #objects: Value

  constructor(objects: Value) {
    this.#objects = objects
  }

  /** The names in all objects, as keys or as values. */
  get names(): Set<string> {
    return new Set(namesIn(this.#objects))
  }

  /** The keys of all dictionaries. */
  get keys(): Set<string> {
    return new Set(namesIn(this.#objects, true))
  }

  /** Whether opening the file follows a link to an address. */
  get opensWithLink(): boolean {
    const root = this.#entry(this.#objects['trailer'], 'value', '/Root')
    return this.#isLink(this.#entry(root, '/OpenAction'), 9)
  }

  #isLink(action: unknown, deepest: number): boolean {
    if (deepest === 0) return false
    const next = this.#entry(action, '/Next')
    const all = Array.isArray(next) ? next.map((one) => this.#resolve(one)) : [next]
    return this.#entry(action, '/S') === '/URI' || all.some((one) => this.#isLink(one, deepest - 1))
  }

  #entry(value: unknown, ...keys: string[]): unknown {
    let at = value
    for (const key of keys) at = isValue(at) ? this.#resolve(at[key]) : undefined
    return at
  }

  #resolve(value: unknown, deepest = 9): unknown {
    if (typeof value !== 'string' || !/^\d+ \d+ R$/.test(value) || deepest === 0) return value
    const object = this.#objects[`obj:${value}`]
    return isValue(object)
      ? this.#resolve(object['value'] ?? this.#entry(object, 'stream', 'dict'), deepest - 1)
      : undefined
  }
}

/** The PDF as the independent parser qpdf reads it; undefined when qpdf cannot read the file. */
export async function readByQpdf(pdf: Buffer): Promise<ReadByQpdf | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'travessia-qpdf-'))
  try {
    const file = join(folder, 'a.pdf')
    writeFileSync(file, pdf)
    const args = ['--json=2', '--json-key=qpdf', '--json-stream-data=none', file]
    const text = await new Promise<string>((done, fail) =>
      execFile('qpdf', args, { maxBuffer: 1e8 }, (error, output) => {
        if (error?.code === 'ENOENT') fail(new Error('qpdf is missing: run `node scripts/ensure-qpdf.ts`'))
        else done(output)
      }),
    )
    // When qpdf fails, the JSON that it printed before is incomplete.
    try {
      const objects: unknown = JSON.parse(text).qpdf[1]
      return isValue(objects) ? new ReadByQpdf(objects) : undefined
    } catch {
      return undefined
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
