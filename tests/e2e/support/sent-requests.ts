import type { CDPSession, Page } from '@playwright/test'

export type SentRequests = {
  /** Method and path of what has gone over the network since the last call. */
  taken: () => string[]
  session: CDPSession
}

/** Notes what a page asks the network for; what its cache answers is none of it. */
export async function watchRequests(page: Page): Promise<SentRequests> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sent = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) sent.set(requestId, `${request.method} ${new URL(request.url).pathname}`)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) sent.delete(requestId)
  })
  return {
    session,
    taken: () => {
      const all = [...sent.values()]
      sent.clear()
      return all
    },
  }
}
