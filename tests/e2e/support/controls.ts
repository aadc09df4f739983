import type { Locator, Page } from '@playwright/test'

const roles = ['button', 'link', 'tab', 'switch', 'checkbox', 'combobox', 'menuitem'] as const

/** Something that can be clicked: its index among the controls of its role in its part of the page, and its name. */
export type Control = { role: (typeof roles)[number]; nth: number; name: string }

export const locate = (part: Locator, { role, nth }: Control): Locator => part.getByRole(role).nth(nth)

type Seen = { name: string; like: string; visible: boolean; further: boolean }
/** Marks rows after the first of a list as `further`: all rows are made by the same code, so the first represents them. */
const look = (elements: Element[]): Seen[] => {
  const isOutside = (element: Element): boolean =>
    element instanceof HTMLAnchorElement && element.protocol.startsWith('http') && element.origin !== location.origin
  return elements.map((element) => {
    const line = element.closest('tbody tr, main li')
    const text = element.getAttribute('aria-label') ?? (element.matches('select') ? '' : element.textContent)
    return {
      name: (text ?? '').trim().replace(/\s+/g, ' '),
      // Controls with the same style and first word, and links to other sites, are made by the same code.
      like: `${isOutside(element) ? 'outside' : (text ?? '').trim().split(/\s/)[0]} ${element.className}`,
      visible: element.checkVisibility(),
      further: line?.previousElementSibling?.matches('tr, li') ?? false,
    }
  })
}

// Tabs and selects look alike and lead to different contents.
const keyOf = (role: Control['role'], like: string, name: string, nth: number): string =>
  role === 'button' || role === 'link' ? `${role} ${like}` : `${role} ${name || nth}`

/** The controls inside a part of the page; of similar ones only the first. */
export async function controlsIn(part: Locator): Promise<Control[]> {
  const found = new Map<string, Control>()
  for (const role of roles)
    for (const [nth, { name, like, visible, further }] of (await part.getByRole(role).evaluateAll(look)).entries())
      if (visible && !further && !found.has(keyOf(role, like, name, nth)))
        found.set(keyOf(role, like, name, nth), { role, nth, name })
  return [...found.values()]
}

/** Waits until the page no longer changes by itself, so that the next change is the effect of a click. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET_MS = 150
        const done = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(done, QUIET_MS)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, QUIET_MS)
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
  )

/** The reason why a control may do nothing now: it is selected already, or its description says what it waits for. */
export const statedReason = (control: Locator): Promise<string | null> =>
  control.evaluate((element) => {
    const chosen = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked'].find(
      (name) => element.hasAttribute(name) && element.getAttribute(name) !== 'false',
    )
    const described = element.getAttribute('aria-describedby')
    const text = described ? document.getElementById(described)?.textContent : element.getAttribute('title')
    return chosen ?? text ?? null
  })

/**
 * Refuses every call that would change data, so that a click changes nothing for other tests; reads still work. Live events are
 * blocked too, because a change made by another test would look like the effect of a click. It uses DevTools, because a Playwright
 * route would disable the browser's cache. Returns how many calls it has refused.
 */
export async function leaveAlone(page: Page): Promise<() => number> {
  const error = { code: 'unavailable', message: 'O serviço está voltando.', requestId: 'teste' }
  const browser = await page.context().newCDPSession(page)
  let refused = 0
  const refuse = (requestId: string) => {
    refused += 1
    return browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 503,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify({ error })).toString('base64'),
    })
  }
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answered = /\/api\/events\b/.test(request.url)
      ? browser.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : request.method === 'GET'
        ? browser.send('Fetch.continueRequest', { requestId })
        : refuse(requestId)
    // The page has navigated away and no longer waits for this answer.
    answered.catch(() => undefined)
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return () => refused
}

/** Watches for any effect of a click: a navigation, a change of the page, a call, a download, a popup. */
export async function watchEffects(page: Page): Promise<() => Promise<boolean>> {
  const before = page.url()
  let seen = false
  const note = () => {
    seen = true
  }
  const call = (request: { method: () => string }) => {
    if (request.method() !== 'GET') seen = true
  }
  page.on('download', note)
  page.on('popup', note)
  page.on('request', call)
  await page.evaluate(() => {
    const marks = window as unknown as { changes: number; watching?: MutationObserver }
    marks.changes = 0
    marks.watching?.disconnect()
    // React rewrites names and types of inputs whenever it renders them: an unchanged value is no effect.
    const isNew = ({ target, attributeName, oldValue }: MutationRecord, n: number, all: MutationRecord[]): boolean => {
      if (attributeName === null) return true
      const isFirst = all.findIndex((one) => one.target === target && one.attributeName === attributeName) === n
      return isFirst && (target as Element).getAttribute(attributeName) !== oldValue
    }
    marks.watching = new MutationObserver((records) => {
      if (records.some(isNew)) marks.changes += 1
    })
    marks.watching.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeOldValue: true,
    })
  })
  return async () => {
    if (seen || page.url() !== before) return true
    return page.evaluate(() => (window as unknown as { changes: number }).changes > 0)
  }
}
