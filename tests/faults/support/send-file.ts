import { aboutHeader } from '#contract/route.ts'

type Place = { port: number; origin: string }
type Answer = { status: number; json: { error?: { code: string; message: string } } }

/** Uploads a file as the browser does, to a document that waits for one. */
export async function sendPdf({ port, origin }: Place, cookie: string, id: string, file: Buffer): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/api/documents/${id}/file`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/pdf', [aboutHeader('fileName')]: 'a.pdf' },
    body: new Uint8Array(file),
    signal: AbortSignal.timeout(120_000),
  })
  return { status: response.status, json: JSON.parse(await response.text()) }
}
