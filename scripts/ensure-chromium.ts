// The browser tests drive the system's Chromium; on a bare machine it is installed by apt.
import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'

const packages = ['chromium', 'fonts-liberation']

function install(): boolean {
  if (process.getuid?.() !== 0) return false
  console.log('Chromium não encontrado: instalando por apt (installing Chromium with apt)…')
  const apt = (args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt(['update', '-qq']) && apt(['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

if (!findChromium() && !(install() && findChromium())) {
  console.error(
    [
      'Chromium não foi encontrado e não pôde ser instalado. Os testes no navegador precisam dele.',
      `Como root: apt-get install -y ${packages.join(' ')}; ou aponte CHROMIUM_PATH para um Chromium.`,
      'Chromium is missing and could not be installed: install it as root, or set CHROMIUM_PATH.',
    ].join('\n'),
  )
  process.exit(1)
}
