import type { Page } from '@playwright/test'

/**
 * Structural faults of the visible page: not exactly one `h1`, a heading that skips a level, or a `dl` in which a group is not
 * terms followed by descriptions.
 */
export const outline = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (element: Element): boolean => element.checkVisibility() && !element.closest('[aria-hidden=true]')
    const faults: string[] = []
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(seen)
    if (headings.filter(({ tagName }) => tagName === 'H1').length !== 1) faults.push('not one h1')
    let before = 0
    for (const heading of headings) {
      const level = Number(heading.tagName[1])
      if (level > before + 1) faults.push(`h${level} after h${before}: ${heading.textContent}`)
      before = level
    }
    const group = /^(T+D+)+$/
    const letters = (children: readonly Element[]): string =>
      children.map(({ tagName }) => ({ DT: 'T', DD: 'D', DIV: 'G' })[tagName] ?? '?').join('')
    for (const list of [...document.querySelectorAll('dl')].filter(seen)) {
      const parts = letters([...list.children])
      const groups = /^G+$/.test(parts) ? [...list.children].map((one) => letters([...one.children])) : [parts]
      if (!groups.every((one) => group.test(one))) faults.push(`dl ${parts} ${groups.join(' ')}: ${list.textContent}`)
    }
    for (const lone of document.querySelectorAll('dt, dd'))
      if (!lone.closest('dl')) faults.push(`outside of a list: ${lone.textContent}`)
    return faults
  })
