import type { Page } from '@playwright/test'

/** Every distinct text that a user can read or hear on the page, except texts by users, which are marked `translate="no"`. */
export const textsOnScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const note = (text: string | null | undefined) => text?.trim() && texts.add(text.trim().replaceAll(/\s+/g, ' '))
    const theirs = (element: Element | null) => element?.closest('[translate="no"], script, style, noscript')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode
      if (parent?.checkVisibility() && !theirs(parent)) note(nodeValue)
    }
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!theirs(element)) note(element.getAttribute(name))
    note(document.title)
    return [...texts]
  })
