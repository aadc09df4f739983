// The browser tests drive the system's Chromium; on a bare machine it is installed by apt.
import { spawnSync } from 'node:child_process'
import { findTestBrowser } from './find-chromium.ts'

// Not every distribution has chromium-headless-shell, so chromium is tried after it.
const browsers = ['chromium-headless-shell', 'chromium']
const FONTS = 'fonts-liberation'

const apt = (args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

function install(): boolean {
  if (process.getuid?.() !== 0) return false
  console.log('Chromium não encontrado: instalando por apt (installing Chromium with apt)…')
  const installed = (name: string) => apt(['install', '-y', '-qq', '--no-install-recommends', name, FONTS])
  return apt(['update', '-qq']) && browsers.some(installed)
}

if (!findTestBrowser() && !(install() && findTestBrowser())) {
  console.error(
    [
      'Chromium não foi encontrado e não pôde ser instalado. Os testes no navegador precisam dele.',
      `Como root: apt-get install -y chromium ${FONTS}; ou aponte CHROMIUM_PATH para um Chromium.`,
      'Chromium is missing and could not be installed: install it as root, or set CHROMIUM_PATH.',
    ].join('\n'),
  )
  process.exit(1)
}
