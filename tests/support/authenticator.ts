import { codeIn, windowAt } from '#server/auth/totp.ts'
import type { Browser } from './browser.ts'
import { PASSWORD, type TestApp } from './test-app.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** A person's authenticator app; `fresh` moves the clock on, because each code works only once. */
export function authenticator(t: TestApp, secret: string) {
  const code = (offset = 0) => codeIn(windowAt(t.services.now()) + offset, fromBase32(secret))
  const fresh = () => {
    t.clock.ahead += 60_000
    return code()
  }
  const wrong = () => {
    const valid = [-1, 0, 1].map((offset) => code(offset))
    return ['000000', '111111', '222222', '333333'].find((guess) => !valid.includes(guess)) ?? '444444'
  }
  return { code, fresh, wrong }
}

/** Enables the second factor for the person signed in with this browser. */
export async function enrol(t: TestApp, person: Browser) {
  const started = await person.post('/api/account/two-factor/start', { currentPassword: PASSWORD })
  const app = authenticator(t, started.json().secret)
  const confirmed = await person.post('/api/account/two-factor/confirm', { code: app.code() })
  return { app, started, confirmed, recoveryCodes: confirmed.json().recoveryCodes as string[] }
}
