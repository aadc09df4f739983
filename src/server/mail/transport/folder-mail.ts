import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Mail } from './mail.ts'
import { parseMailAddress, parseMailFrom } from './mail-address.ts'
import { isMailId, messageIdOf, oneLine, requireMailId } from './mail-headers.ts'

const storedSchema = z.object({
  id: z.string(),
  messageId: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), base64: z.string() })).optional(),
})

export type StoredMail = z.infer<typeof storedSchema> & { sentAt: string }

/** Mail for a machine without a mail server: one JSON file per message; the same id again replaces it. */
export function makeFolderMail(options: { folder: string; mailFrom: string }): Mail {
  const from = parseMailFrom(options.mailFrom)
  return {
    async send({ id, to, subject, text, html, attachments = [] }) {
      const messageId = messageIdOf(id, from)
      const mail = { id, messageId, from, to: parseMailAddress(to).address, subject: oneLine(subject), text, html }
      const files = attachments.map(({ content, ...rest }) => ({ ...rest, base64: content.toString('base64') }))
      const all = files.length > 0 ? { ...mail, attachments: files } : mail
      await writePrivately(options.folder, `${id}.json`, JSON.stringify(all, null, 2))
    },
  }
}

/** Newest first. */
export async function listMails(folder: string, limit: number): Promise<StoredMail[]> {
  // there is no folder until the first message
  const names = await readdir(folder).catch(() => [])
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  const found = await Promise.all(ids.filter(isMailId).map(async (id) => ({ id, at: await sentAt(folder, id) })))
  found.sort((a, b) => b.at - a.at || b.id.localeCompare(a.id))
  const mails = await Promise.all(found.slice(0, limit).map(({ id }) => readMail(folder, id)))
  return mails.filter((mail) => mail !== undefined)
}

/** Undefined when there is no such message; InvalidMail when `id` cannot be one. */
export async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  const path = join(folder, `${requireMailId(id)}.json`)
  try {
    const [text, info] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { ...storedSchema.parse(JSON.parse(text)), sentAt: info.mtime.toISOString() }
  } catch {
    // removed meanwhile, or a file that is not ours: for the reader there is no such message
    return undefined
  }
}

async function sentAt(folder: string, id: string): Promise<number> {
  const info = await stat(join(folder, `${id}.json`)).catch(() => undefined)
  return info?.mtimeMs ?? 0
}

async function writePrivately(folder: string, name: string, text: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temp = join(folder, `${randomUUID()}.part`)
  try {
    await writeFile(temp, text, { mode: 0o600, flag: 'wx' })
    await rename(temp, join(folder, name))
  } catch (error) {
    await rm(temp, { force: true })
    throw error
  }
}
