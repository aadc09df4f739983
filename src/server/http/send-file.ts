import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileRef, Files } from '#server/files/files.ts'

/** A file as a use-case returns it: one from the store, or one that is generated while it is sent. */
export type FileAnswer = {
  fileName: string
  contentType: string
  /** Shown in the page instead of saved: a picture in an <img>, a PDF in a frame. */
  shown?: true
} & ({ ref: FileRef; sizeBytes: number } | { content: Readable })

const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`

/** An ASCII name for old browsers and the full name for all others (RFC 6266). */
function disposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, hex)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`
}
export const attachment = (fileName: string): string => disposition('attachment', fileName)

// A PDF preview is shown in a frame of our pages. Chromium starts its PDF viewer in spite of the sandbox.
const policyOf = ({ shown, contentType }: FileAnswer): string =>
  `sandbox; default-src 'none'; frame-ancestors ${shown && contentType === 'application/pdf' ? "'self'" : "'none'"}`

/** Streams a file. Whatever is inside, the browser neither guesses its kind nor runs it (S42, S45). */
export async function sendFile(reply: FastifyReply, files: Files, file: FileAnswer): Promise<FastifyReply> {
  const content = 'ref' in file ? await files.get(file.ref) : file.content
  if ('ref' in file) reply.header('content-length', String(file.sizeBytes))
  return reply
    .code(200)
    .headers({
      'content-type': file.contentType,
      'content-disposition': disposition(file.shown ? 'inline' : 'attachment', file.fileName),
      'content-security-policy': policyOf(file),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    .send(content)
}
