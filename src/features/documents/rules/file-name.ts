import { endingOf } from '#rules/files/file-kinds.ts'

const LONGEST = 120
// Device names that Windows reserves, with any extension.
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A file name that is safe to show and to save: no path, no invisible characters, no characters or names that a system reserves. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const visible = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const ending = endingOf(visible)
  const stem = ending ? visible.slice(0, -ending.length - 1).trim() : visible
  const named = stem === '' ? 'documento' : DEVICE.test(stem.split('.')[0] ?? '') ? `_${stem}` : stem
  const tail = ending ? `.${visible.slice(-ending.length)}`.slice(0, 20) : ''
  return [...named].slice(0, LONGEST - tail.length).join('') + tail
}
