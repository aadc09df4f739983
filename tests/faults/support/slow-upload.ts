import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { aboutHeader } from '#contract/route.ts'
import { pdfOf } from '#demo/factories/pdf.ts'

/** Uploads a small PDF in pieces over `seconds`, as a phone on a slow connection does; returns the server's answer. */
export async function uploadSlowly(port: number, documentId: string, cookie: string, seconds: number): Promise<string> {
  const file = pdfOf('Passaporte', ['Página de exemplo'])
  const pieces = Math.ceil(seconds * 10)
  const request = http.request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `/api/documents/${documentId}/file`,
    agent: false,
    headers: {
      cookie,
      'content-type': 'application/pdf',
      'content-length': file.length,
      [aboutHeader('fileName')]: 'passaporte.pdf',
    },
  })
  const answered = new Promise<string>((resolve) => {
    request.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', (error) => resolve(error.message))
    })
    request.on('error', (error) => resolve(error.message))
  })
  for (let n = 0; n < pieces; n++) {
    const at = (part: number) => Math.floor((file.length * part) / pieces)
    if (!request.destroyed) request.write(file.subarray(at(n), at(n + 1)))
    await sleep(100)
  }
  request.end()
  return answered
}
