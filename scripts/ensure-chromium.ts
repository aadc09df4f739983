// The browser tests use the system's Chromium; missing packages are installed by apt.
import { findChromium, findHeadlessShell } from './find-chromium.ts'
import { FONTS, installBrowser } from './install-browser.ts'
import { apt } from './run-apt.ts'

const ready = installBrowser({
  // A browser named by CHROMIUM_PATH is used as it is, so nothing is installed beside it.
  root: process.getuid?.() === 0 && !process.env['CHROMIUM_PATH'],
  found: (browser) => (browser === 'chromium' ? findChromium() : findHeadlessShell()) !== undefined,
  apt,
  say: (line) => console.log(line),
})
if (!ready) {
  console.error(
    [
      'Chromium não foi encontrado e não pôde ser instalado. Os testes no navegador precisam dele.',
      `Como root: apt-get install -y chromium ${FONTS}; ou aponte CHROMIUM_PATH para um Chromium.`,
      'Chromium is missing and could not be installed: install it as root, or set CHROMIUM_PATH.',
    ].join('\n'),
  )
  process.exit(1)
}
