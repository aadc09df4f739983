import type { Locator, Page } from '@playwright/test'

const roles = ['button', 'link', 'tab', 'switch', 'checkbox', 'combobox', 'menuitem'] as const

/** Something that can be pressed: the how-manieth of its role in its part of the page, and what it is called. */
export type Control = { role: (typeof roles)[number]; nth: number; name: string }

export const locate = (part: Locator, { role, nth }: Control): Locator => part.getByRole(role).nth(nth)

type Seen = { name: string; like: string; visible: boolean; further: boolean }
/** In a list the first line stands for all of them: they are made by the same code. */
const look = (elements: Element[]): Seen[] => {
  const isOutside = (element: Element): boolean =>
    element instanceof HTMLAnchorElement && element.protocol.startsWith('http') && element.origin !== location.origin
  return elements.map((element) => {
    const line = element.closest('tbody tr, main li')
    const text = element.getAttribute('aria-label') ?? (element.matches('select') ? '' : element.textContent)
    return {
      name: (text ?? '').trim().replace(/\s+/g, ' '),
      // What looks alike and begins with the same word, or leads outside, is made by the same code.
      like: `${isOutside(element) ? 'outside' : (text ?? '').trim().split(/\s/)[0]} ${element.className}`,
      visible: element.checkVisibility(),
      further: line?.previousElementSibling?.matches('tr, li') ?? false,
    }
  })
}

// Tabs and selects have the same look and different things behind them.
const keyOf = (role: Control['role'], like: string, name: string, nth: number): string =>
  role === 'button' || role === 'link' ? `${role} ${like}` : `${role} ${name || nth}`

/** The controls inside a part of the page; of those that are alike only the first. */
export async function controlsIn(part: Locator): Promise<Control[]> {
  const found = new Map<string, Control>()
  for (const role of roles)
    for (const [nth, { name, like, visible, further }] of (await part.getByRole(role).evaluateAll(look)).entries())
      if (visible && !further && !found.has(keyOf(role, like, name, nth)))
        found.set(keyOf(role, like, name, nth), { role, nth, name })
  return [...found.values()]
}

/** Waits until the page has stopped changing by itself, so that what changes next is what a press brought about. */
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

/** Says why a control that does nothing now may do so: it is chosen already, or tells what it waits for. */
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
 * Has everything that would change data refused, so that a press changes nothing for other tests; reading works on. Live
 * events do not come either: a page that changes because of another test would look as if a press had changed it.
 * A route of Playwright's would turn the browser's cache off, and these tests load a screen for each of its controls.
 */
export async function leaveAlone(page: Page): Promise<void> {
  const error = { code: 'unavailable', message: 'O serviço está voltando.', requestId: 'teste' }
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answered = /\/api\/events\b/.test(request.url)
      ? browser.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : request.method === 'GET'
        ? browser.send('Fetch.continueRequest', { requestId })
        : browser.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 503,
            responseHeaders: [{ name: 'content-type', value: 'application/json' }],
            body: Buffer.from(JSON.stringify({ error })).toString('base64'),
          })
    // The page has gone on to another address: nobody waits for this answer any more.
    answered.catch(() => undefined)
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}

/** Watches for whatever a press may bring about: another address, a change of the page, a call, a file, a window. */
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
    const marks = window as unknown as { changes: number }
    marks.changes = 0
    // React writes the names and types of fields anew whenever it looks at them: what is as it was has not changed.
    const isNew = ({ target, attributeName, oldValue }: MutationRecord, n: number, all: MutationRecord[]): boolean => {
      if (attributeName === null) return true
      const isFirst = all.findIndex((one) => one.target === target && one.attributeName === attributeName) === n
      return isFirst && (target as Element).getAttribute(attributeName) !== oldValue
    }
    new MutationObserver((records) => {
      if (records.some(isNew)) marks.changes += 1
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeOldValue: true })
  })
  return async () => {
    if (seen || page.url() !== before) return true
    return page.evaluate(() => (window as unknown as { changes: number }).changes > 0)
  }
}
