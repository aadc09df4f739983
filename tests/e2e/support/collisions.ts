import type { Page } from '@playwright/test'

const NARROWEST = { width: 320, height: 640 }

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768
/** Resizes to the narrowest screen that the site supports. */
export const narrow = (page: Page): Promise<void> => page.setViewportSize(NARROWEST)

/** Pairs of overlapping texts, and texts that overflow the button, link or label around them. */
export const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Text = { node: Element; box: DOMRect; words: string; fixed: boolean }
    const isFixed = (from: Element): boolean => {
      for (let one: Element | null = from; one; one = one.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(one).position)) return true
      return false
    }
    const isSeen = (one: Element): boolean => {
      const box = one.getBoundingClientRect()
      return box.width > 2 && box.height > 2 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    // A text truncated with an ellipsis is no collision.
    const isCut = (from: Element): boolean => {
      for (let one: Element | null = from; one; one = one.parentElement)
        if (getComputedStyle(one).textOverflow === 'ellipsis' || getComputedStyle(one).webkitLineClamp !== 'none')
          return true
      return false
    }
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let at = walker.nextNode(); at; at = walker.nextNode()) {
      const node = at.parentElement
      const words = at.textContent?.trim() ?? ''
      if (!node || words === '' || !isSeen(node) || node.closest('script, style, noscript, .sr-only, option')) continue
      if (isCut(node)) continue
      const range = document.createRange()
      range.selectNodeContents(at)
      for (const box of range.getClientRects())
        if (box.width > 2) texts.push({ node, box, words: words.slice(0, 40), fixed: isFixed(node) })
    }
    const found = new Set<string>()
    const flat = texts.filter(({ fixed }) => !fixed)
    for (const [at, one] of flat.entries())
      for (const other of flat.slice(at + 1)) {
        if (one.node === other.node) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // Large headings have so little line height that their lines touch.
        const touching = Math.min(one.box.height, other.box.height) / 3
        if (across > 2 && down > touching) found.add(`"${one.words}" lies on "${other.words}"`)
      }
    for (const { node, box, words } of texts) {
      const holder = node.closest('button, a, label, th, td, [role=tab]')?.getBoundingClientRect()
      if (holder && (box.left < holder.left - 1 || box.right > holder.right + 1)) found.add(`"${words}" reaches out`)
    }
    return [...found]
  })
