import { Readable } from 'node:stream'
import { aDocument } from '#demo/factories/document.ts'
import type { Context } from '#server/context.ts'
import { newFileKey } from '#server/files/files.ts'
import { aPng } from './sample-pictures.ts'

/** Makes an approved document whose file is a picture, and returns its id. */
export async function aPicture(context: Context, registrationId: string, customerId: string): Promise<string> {
  const documentId = context.newId()
  const key = newFileKey()
  const { bytes, sha256 } = await context.files.put({ key, documentId, version: 1 }, Readable.from([aPng()]))
  const file = { version: 1, file_path: key, file_name: 'foto.png', content_type: 'image/png' }
  const given = { id: documentId, status: 'approved', uploaded_by: customerId }
  const { id } = await aDocument(context, registrationId, given, { ...file, size_bytes: bytes, sha256 })
  return id
}
