import { describe, expect, it } from 'vitest'
import { installBrowser } from './install-browser.ts'

type Kind = 'shell' | 'other'

/** A machine whose apt has some packages, or no network at all. */
function machine(given: { root?: boolean; has?: Kind; offers?: string[]; offline?: boolean }) {
  let has = given.has
  const asked: string[] = []
  const apt = (args: string[]): boolean => {
    const words = args.filter((arg) => /^[a-z]/.test(arg))
    asked.push(words.join(' '))
    if (given.offline) return false
    if (words[0] === 'update') return true
    const name = words[1] ?? ''
    if (!given.offers?.includes(name)) return false
    has = name === 'chromium' ? 'other' : 'shell'
    return true
  }
  const made = { root: given.root ?? true, browser: () => has, apt, say: () => undefined }
  return { made, asked, has: () => has }
}

describe('the browser of the tests', () => {
  it('is left alone when the small one is there', () => {
    const { made, asked } = machine({ has: 'shell' })
    expect(installBrowser(made)).toBe(true)
    expect(asked).toEqual([])
  })

  it('is the small one on a bare machine', () => {
    const { made, has } = machine({ offers: ['chromium', 'chromium-headless-shell'] })
    expect(installBrowser(made)).toBe(true)
    expect(has()).toBe('shell')
  })

  it('becomes the small one where a large one stands', () => {
    const { made, has } = machine({ has: 'other', offers: ['chromium', 'chromium-headless-shell'] })
    expect(installBrowser(made)).toBe(true)
    expect(has()).toBe('shell')
  })

  it('is the large one where the small one is not on offer', () => {
    const { made, has } = machine({ offers: ['chromium'] })
    expect(installBrowser(made)).toBe(true)
    expect(has()).toBe('other')
  })

  it('stays the large one without a network, and is not there when there was none', () => {
    expect(installBrowser(machine({ has: 'other', offline: true }).made)).toBe(true)
    expect(installBrowser(machine({ offline: true }).made)).toBe(false)
  })

  it('is never installed by a normal user', () => {
    const { made, asked } = machine({ root: false, has: 'other', offers: ['chromium-headless-shell'] })
    expect(installBrowser(made)).toBe(true)
    expect(installBrowser(machine({ root: false }).made)).toBe(false)
    expect(asked).toEqual([])
  })
})
