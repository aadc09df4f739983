import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Browser } from './browser.ts'
import { ORIGIN } from './test-app.ts'

const AT = 0x40
const BOTH = 0x05 // the person is present and was verified
type Told = { origin?: string; flags?: number; counter?: number; userHandle?: string }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const long = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
const words = (length: number, value: number) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}

/** A device with one passkey (ES256, attestation `none`), which can be told to lie. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const jwk = publicKey.export({ format: 'jwk' })
  const [x, y] = [jwk.x ?? '', jwk.y ?? ''].map((part) => long(Buffer.from(part, 'base64url')))
  // CBOR of the key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const cose = Buffer.concat([Buffer.from('a5010203262001', 'hex'), words(1, 0x21), x ?? id, words(1, 0x22), y ?? id])
  let counter = 0
  let owner = ''

  const said = (type: string, challenge: string, { origin = ORIGIN }: Told) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const about = (rpId: string, flags: number, more: Told) =>
    Buffer.concat([
      sha256(rpId),
      words(1, more.flags === undefined ? flags : more.flags | (flags & AT)),
      words(4, more.counter ?? ++counter),
    ])
  const given = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: text(id),
    make({ challenge, rpId, userId }: { challenge: string; rpId: string; userId: string }, more: Told = {}) {
      owner = userId
      const data = Buffer.concat([
        about(rpId, BOTH | AT, { counter: 0, ...more }),
        Buffer.alloc(16),
        words(2, id.length),
        id,
        cose,
      ])
      // CBOR of {"fmt": "none", "attStmt": {}, "authData": data}
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      const attestation = Buffer.concat([head, words(1, data.length), data])
      return given({ clientDataJSON: text(said('create', challenge, more)), attestationObject: text(attestation) })
    },
    answer({ challenge, rpId }: { challenge: string; rpId: string }, more: Told = {}) {
      const client = said('get', challenge, more)
      const data = about(rpId, BOTH, more)
      return given({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: more.userHandle ?? owner,
      })
    },
  }
}
export type PasskeyDevice = ReturnType<typeof passkeyDevice>

/** Makes a passkey for the person signed in with this browser. */
export async function addPasskey(own: Browser, device = passkeyDevice(), more: Told = {}) {
  const begun = await own.post('/api/account/passkeys/start')
  const added = await own.post('/api/account/passkeys', { passkey: device.make(begun.json(), more) })
  return { device, begun, added }
}

export const challengeFor = async (of: Browser, purpose: 'sign_in' | 'step_up' = 'sign_in') =>
  (await of.post('/api/auth/passkey/start', { purpose })).json()

export async function signInByPasskey(of: Browser, device: PasskeyDevice, more: Told & { secondStep?: true } = {}) {
  const { secondStep, ...told } = more
  const passkey = device.answer(await challengeFor(of), told)
  return of.post('/api/auth/passkey', { passkey, ...(secondStep && { secondStep }) })
}
