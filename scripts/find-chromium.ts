import { accessSync, constants } from 'node:fs'

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const headlessShell = '/usr/bin/chromium-headless-shell'

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // The file is missing or may not be executed; the caller tries the next place.
    return false
  }
}

/** CHROMIUM_PATH when it is set, otherwise the first of the usual places. */
export function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH']
  return (wanted ? [wanted] : usualPlaces).find(executable)
}

/** The same engine without a user interface; not used if CHROMIUM_PATH is set. */
export const findHeadlessShell = (): string | undefined =>
  !process.env['CHROMIUM_PATH'] && executable(headlessShell) ? headlessShell : undefined

/** The browser of all tests except those that need parts of the user interface, such as the PDF viewer. */
export const findTestBrowser = (): string | undefined => findHeadlessShell() ?? findChromium()
