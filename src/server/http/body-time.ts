import type { FastifyInstance } from 'fastify'
import { AppError } from '#rules/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's body is a file, which takes as long as a slow phone needs. */
    slowBody?: boolean
  }
}

const BODY_TIME_MS = 30_000
/** 10 MB at 300 kbit/s. */
export const FILE_TIME_MS = 5 * 60_000
const bodiless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Small bodies must arrive soon, so that no client holds connections open byte by byte; files may take longer. */
export function limitBodyTime(app: FastifyInstance, most = BODY_TIME_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!bodiless.has(request.method) && !request.routeOptions.config.slowBody) {
      const late = setTimeout(() => request.raw.destroy(new AppError('malformed')), most).unref()
      request.raw.once('close', () => clearTimeout(late))
    }
    done()
  })
}
