// The browser tests drive the system's Chromium; on a bare machine it is installed by apt.
import { spawnSync } from 'node:child_process'
import { findChromium, LIGHTEST } from './find-chromium.ts'

const fonts = 'fonts-liberation'
const packages = ['chromium-headless-shell', 'chromium']

/** The lightest one that apt knows. */
function install(): void {
  if (process.env['CHROMIUM_PATH'] || process.getuid?.() !== 0) return
  console.log('Instalando o Chromium por apt (installing Chromium with apt)…')
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  apt('update', '-qq')
  packages.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name, fonts))
}

if (findChromium() !== LIGHTEST) install()
if (!findChromium()) {
  console.error(
    [
      'Chromium não foi encontrado e não pôde ser instalado. Os testes no navegador precisam dele.',
      `Como root: apt-get install -y ${packages[0]} ${fonts}; ou aponte CHROMIUM_PATH para um Chromium.`,
      'Chromium is missing and could not be installed: install it as root, or set CHROMIUM_PATH.',
    ].join('\n'),
  )
  process.exit(1)
}
