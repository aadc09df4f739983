import { impatient } from './run-apt.ts'

/** Chromium has the PDF viewer; its headless shell runs the other tests in a third less time. */
export const browsers = ['chromium', 'chromium-headless-shell'] as const
export type Browser = (typeof browsers)[number]

/** What the installation needs to know about the machine, and how it changes it. */
export type Machine = {
  /** Only root may install. */
  root: boolean
  found: (browser: Browser) => boolean
  apt: (args: string[]) => boolean
  say: (line: string) => void
}

export const FONTS = 'fonts-liberation'

/** Installs missing browsers and returns whether the tests can run; without the headless shell they are slower. */
export function installBrowser({ root, found, apt, say }: Machine): boolean {
  const missing = browsers.filter((browser) => !found(browser))
  if (root && missing.length > 0) {
    say(`instalando por apt (installing with apt): ${missing.join(', ')}…`)
    const install = (name: string) =>
      apt([...impatient, 'install', '-y', '-qq', '--no-install-recommends', name, FONTS])
    // One by one: not every distribution has the headless shell.
    if (apt([...impatient, 'update', '-qq'])) missing.forEach(install)
    if (!found('chromium-headless-shell'))
      say('Sem o chromium-headless-shell os testes são mais lentos (tests are slower).')
  }
  return found('chromium')
}
