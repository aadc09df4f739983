import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'

const openZip = promisify((bytes: Buffer, options: Options, done: (error: Error | null, zip?: ZipFile) => void) =>
  fromBuffer(bytes, options, done),
)

/** Reads a ZIP into memory, by path; suitable only for the small archives of tests. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytes, { lazyEntries: true })
  if (!zip) throw new Error('not a ZIP')
  const found = new Map<string, Buffer>()
  const read = promisify(
    zip.openReadStream.bind(zip) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  )
  const ended = once(zip, 'end')
  zip.on('entry', async (entry: Entry) => {
    found.set(entry.fileName, await buffer(await read(entry)))
    zip.readEntry()
  })
  zip.readEntry()
  await ended
  return found
}
