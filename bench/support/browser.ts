import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '#scripts/find-chromium.ts'
import { answered } from './processes.ts'

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Without Chromium the benchmark ends here, before it starts a server. */
function chromiumOrEnd(): string {
  const found = findChromium()
  if (found) return found
  const wanted = process.env['CHROMIUM_PATH']
  console.error(
    `This benchmark needs Chromium, which ${wanted ? `is not at ${wanted}` : 'was not found'}: \`node scripts/ensure-chromium.ts\` installs it, ` +
      'or CHROMIUM_PATH names one.',
  )
  process.exit(1)
}
const executablePath = chromiumOrEnd()

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args: asRoot })

/** A Chromium for Lighthouse alone: another client that controls the same browser would disturb it. */
export async function startBrowser(port: number, profile: string): Promise<ChildProcess> {
  const browser = spawn(
    executablePath,
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--disable-extensions',
      '--disable-background-networking',
      ...asRoot,
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
