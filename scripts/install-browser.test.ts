import { describe, expect, it } from 'vitest'
import { type Browser, browsers, installBrowser } from './install-browser.ts'

/** A fake machine whose apt offers some packages, or has no network. */
function machine(given: { root?: boolean; has?: Browser[]; offers?: Browser[]; offline?: boolean }) {
  const has = new Set<Browser>(given.has)
  const asked: string[] = []
  const apt = (args: string[]): boolean => {
    const words = args.filter((arg) => /^[a-z]/.test(arg))
    asked.push(words.join(' '))
    if (given.offline) return false
    if (words[0] === 'update') return true
    const name = given.offers?.find((offered) => offered === words[1])
    if (name) has.add(name)
    return name !== undefined
  }
  const ready = installBrowser({ root: given.root ?? true, found: (name) => has.has(name), apt, say: () => undefined })
  return { ready, asked, has: [...has].sort() }
}

describe('Chromium and its headless shell', () => {
  it('are left alone when both are there', () => {
    expect(machine({ has: [...browsers] })).toMatchObject({ ready: true, asked: [] })
  })

  it('are both installed on a bare machine', () => {
    expect(machine({ offers: [...browsers] })).toMatchObject({ ready: true, has: browsers })
  })

  it.each(browsers)('get the other one beside %s', (known) => {
    expect(machine({ has: [known], offers: [...browsers] })).toMatchObject({ ready: true, has: browsers })
  })

  it('are not both needed: where apt has no shell, Chromium will do', () => {
    expect(machine({ offers: ['chromium'] })).toMatchObject({ ready: true, has: ['chromium'] })
  })

  it('are not enough as a shell alone, which has no viewer of PDFs', () => {
    expect(machine({ has: ['chromium-headless-shell'] }).ready).toBe(false)
  })

  it('stay as they are without a network', () => {
    expect(machine({ has: ['chromium'], offline: true }).ready).toBe(true)
    expect(machine({ offline: true }).ready).toBe(false)
  })

  it('are never installed by a normal user', () => {
    expect(machine({ root: false, has: ['chromium'], offers: [...browsers] })).toMatchObject({ ready: true, asked: [] })
    expect(machine({ root: false, offers: [...browsers] })).toMatchObject({ ready: false, asked: [] })
  })
})
