import type { CDPSession, Page } from '@playwright/test'

export type SentRequests = {
  /** Method and path of the requests sent over the network since the last call. */
  taken: () => string[]
  session: CDPSession
}

/** Records the requests that a page sends over the network; those answered from its cache do not count. */
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
