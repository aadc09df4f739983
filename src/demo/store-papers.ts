import type { Context } from '#server/context.ts'
import { type StoredFile, storePdf } from './factories/stored-file.ts'
import type { Paper } from './papers.ts'

const AT_ONCE = 8

export type StoredFiles = ReadonlyMap<string, StoredFile>

/** Writes the files of all papers before any row names them; on failure it leaves none behind. */
export async function storePapers(context: Context, papers: Paper[]): Promise<StoredFiles> {
  const stored = new Map<string, StoredFile>()
  const store = async ({ documentId, file }: Paper) => {
    if (file) stored.set(documentId, await storePdf(context, { documentId, ...file }))
  }
  for (let at = 0; at < papers.length; at += AT_ONCE) {
    const results = await Promise.allSettled(papers.slice(at, at + AT_ONCE).map(store))
    const failed = results.find((result) => result.status === 'rejected')
    if (!failed) continue
    await removePapers(context, papers)
    throw failed.reason
  }
  return stored
}

export async function removePapers(context: Context, papers: Paper[]): Promise<void> {
  for (const { file } of papers) if (file) await context.files.remove(file.key)
}
