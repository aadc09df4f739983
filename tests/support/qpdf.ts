import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** All names that stand in a value as qpdf shows it; its strings begin with another sign. */
function* namesIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.startsWith('/')) yield value.slice(1)
  if (Array.isArray(value)) for (const one of value) yield* namesIn(one)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      if (key.startsWith('/')) yield key.slice(1)
      yield* namesIn(one)
    }
}

/** Another program's reading of a PDF: the names in all of its objects; undefined when it cannot read the file. */
export async function namesByQpdf(pdf: Buffer): Promise<Set<string> | undefined> {
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
    // What qpdf prints before an error is no whole document.
    try {
      return new Set(namesIn(JSON.parse(text)))
    } catch {
      return undefined
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
