import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findChromium } from '#scripts/find-chromium.ts'
import { answered } from './processes.ts'

/** A Chromium for Lighthouse alone: another master on the same browser would get in its way. */
export async function startBrowser(port: number, profile: string): Promise<ChildProcess> {
  const browser = spawn(
    findChromium() ?? '/usr/bin/chromium',
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--disable-extensions',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  await answered(`http://127.0.0.1:${port}/json/version`)
  return browser
}

export async function stopBrowser(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null || browser.signalCode !== null) return
  browser.kill('SIGTERM')
  await once(browser, 'exit')
}
