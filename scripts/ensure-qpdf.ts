// The fuzz test of uploads compares our reading of a PDF with qpdf's; a missing qpdf is installed by apt.
import { spawnSync } from 'node:child_process'
import { apt, impatient } from './run-apt.ts'

const isThere = () => spawnSync('qpdf', ['--version'], { stdio: 'ignore' }).status === 0

if (!isThere() && process.getuid?.() === 0) {
  console.log('instalando o qpdf por apt (installing qpdf with apt)…')
  if (apt([...impatient, 'update', '-qq']))
    apt([...impatient, 'install', '-y', '-qq', '--no-install-recommends', 'qpdf'])
}
if (!isThere()) {
  console.error(
    [
      'O qpdf não foi encontrado e não pôde ser instalado. Como root: apt-get install -y qpdf.',
      'qpdf is missing and could not be installed: install it as root.',
    ].join('\n'),
  )
  process.exit(1)
}
