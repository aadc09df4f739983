import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'

const boot = /import\("(\/assets\/boot-[0-9a-f]+\.js)"\)/

/** The same site with its scripts started at once, as is usual: the baseline for starting them with the first touch. */
export function serveEagerCopy(origin: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } })
    let body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const script = type.startsWith('text/html') ? boot.exec(body.toString())?.[1] : undefined
    const start = `<script type="module" src="${script}"></script></head>`
    if (script) body = Buffer.from(body.toString().replace('</head>', () => start))
    const headers: Record<string, string> = { 'content-type': type }
    // Compressed like the server's own answers, so that only the moment of starting the scripts differs.
    if (/^(?:text|application|image\/svg)/.test(type)) {
      body = gzipSync(body)
      headers['content-encoding'] = 'gzip'
    }
    for (const name of ['cache-control', 'content-security-policy']) {
      const value = answer.headers.get(name)
      if (value) headers[name] = value
    }
    response.writeHead(answer.status, headers).end(body)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
