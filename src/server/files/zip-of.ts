import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = { path: string; content: Readable; compress: boolean }

/** Packs the entries one after the other: each is opened when the one before is packed, and none is held in memory as a whole. */
export function zipOf(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream
  // yazl's stream is a Readable, although its types only promise the oldest kind of stream.
  if (!(output instanceof Readable)) throw new TypeError('not a stream')
  let open: Readable | undefined

  const fill = async () => {
    for await (const { path, content, compress } of entries) {
      open = content
      if (output.destroyed) return void content.destroy()
      zip.addReadStream(content, path, { compress, mtime: at })
      await finished(content)
    }
    zip.end()
  }
  zip.on('error', (error: Error) => output.destroy(error))
  // When the reader stops, the open entry is closed, and with it the query behind it.
  output.once('close', () => open?.destroy())
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error('not packed')))
  return output
}
