import { impatient } from './run-apt.ts'

/** What the installation looks at and works with. */
export type Machine = {
  /** Only root may install. */
  root: boolean
  /** The browser that tests would drive now: the small one, any other, or none. */
  browser: () => 'shell' | 'other' | undefined
  apt: (args: string[]) => boolean
  say: (line: string) => void
}

export const FONTS = 'fonts-liberation'
/** Installs the headless shell, also beside Chromium, which is slower; where apt has no shell, Chromium is enough. */
export function installBrowser({ root, browser, apt, say }: Machine): boolean {
  const found = browser()
  if (found === 'shell' || !root) return found !== undefined
  say('instalando o Chromium sem janela por apt (installing the headless Chromium with apt)…')
  const installed = (name: string) =>
    apt([...impatient, 'install', '-y', '-qq', '--no-install-recommends', name, FONTS])
  const listed = apt([...impatient, 'update', '-qq'])
  if (listed && installed('chromium-headless-shell') && browser() === 'shell') return true
  if (!browser() && listed) installed('chromium')
  if (browser()) say('O Chromium inteiro serve, mais devagar (the whole Chromium will do, only slower).')
  return browser() !== undefined
}
