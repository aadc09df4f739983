import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/find-chromium.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3920)
const origin = `http://127.0.0.1:${PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the CI machine's two cores, because a test waits for the server as often as the browser works.
  workers: 3,
  // Upper bounds, not expectations: a shared machine may be five times slower for minutes, and a passing test does not wait for them.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  // A retry keeps one slow moment of a shared machine from failing the run; the summary names every test that needed one.
  retries: 1,
  reporter: 'list',
  forbidOnly: true,
  use: {
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A click on an element that is gone fails with its own message, long before the test's timeout.
    actionTimeout: 120_000,
    // Most tests intercept responses, and requests that a service worker makes would bypass the interception.
    serviceWorkers: 'block',
    // Tracing every test costs a tenth of the time, so only a retry is traced.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findTestBrowser() ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  // Most tests do not depend on the width: the phone project runs only those tagged @phone or @phone-only.
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // The log is kept because tests search it for data that must not be logged.
    command: 'mkdir -p .data && exec node tests/e2e/start-server.ts > .data/e2e-server.log',
    env: {
      HOST: '127.0.0.1',
      PORT: String(PORT),
      APP_ORIGIN: origin,
      DATA_DIR: '.data/e2e',
      DEMO: '1',
      LOG_LEVEL: 'info',
      OWNER_EMAIL: 'dono@e2e.travessia.test',
      // Lets tests send `X-Forwarded-For`: one that uses up a rate limit comes from an address of its own.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    url: `${origin}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})
