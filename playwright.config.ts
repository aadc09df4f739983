import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/find-chromium.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3920)
const origin = `http://127.0.0.1:${PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the cores: a test waits for the server as often as the browser works.
  workers: 3,
  // Ceilings, not expectations: a shared machine may be five times slower for minutes, and a test that passes waits no longer.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  // A second try keeps one slow moment of a shared machine from hiding the rest; the tally names every test that needed it.
  retries: 1,
  reporter: 'list',
  forbidOnly: true,
  use: {
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A press that waits for something that is gone says so before the whole test has run out.
    actionTimeout: 120_000,
    // Most tests change answers on their way, which a service worker would hide from them.
    serviceWorkers: 'block',
    // Watching every test costs a tenth of the time; the second try is watched.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findTestBrowser() ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  // Most tests say the same at any width: what is about a phone carries the tag.
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // Its log is kept: a test looks for what must not stand in it.
    command: 'mkdir -p .data && exec node tests/e2e/start-server.ts > .data/e2e-server.log',
    env: {
      HOST: '127.0.0.1',
      PORT: String(PORT),
      APP_ORIGIN: origin,
      DATA_DIR: '.data/e2e',
      DEMO: '1',
      LOG_LEVEL: 'info',
      OWNER_EMAIL: 'dono@e2e.travessia.test',
      // A test that counts messages gives itself an address of its own.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    url: `${origin}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})
