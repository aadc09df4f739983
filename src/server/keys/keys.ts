import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export type KeyPurpose = 'sessions' | 'files' | 'settings' | 'backup' | 'cursors' | 'identities' | 'orders' | 'links'

export type Keys = {
  derive(purpose: KeyPurpose): Buffer
  previous(purpose: KeyPurpose): Buffer | undefined
  /** Every key that may have sealed something, the current one first. */
  openers(purpose: KeyPurpose): Buffer[]
  /** For small secrets; `aad` names the place the value belongs to, so it cannot be moved to another. */
  seal(purpose: KeyPurpose, plaintext: string, aad: string): string
  open(purpose: KeyPurpose, sealed: string, aad: string): string
  /** False when the value is still sealed with the previous key and has to be sealed again. */
  isCurrent(purpose: KeyPurpose, sealed: string): boolean
}

export class InvalidAppKey extends Error {
  override name = 'InvalidAppKey'
}

export class CannotOpen extends Error {
  override name = 'CannotOpen'
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const FEWEST_DISTINCT_BYTES = 8
const SEALED_FORMAT = 's1'

export function parseAppKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64url')
  if (key.length !== KEY_BYTES || key.toString('base64url') !== text) {
    throw new InvalidAppKey('precisa ter 32 bytes em base64url (43 caracteres, sem =)')
  }
  if (new Set(key).size < FEWEST_DISTINCT_BYTES) {
    throw new InvalidAppKey('não é aleatória: faça uma com 32 bytes aleatórios')
  }
  return key
}

export function newAppKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** A public name for a derived key: tells which key sealed a value without revealing it. */
export function keyId(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'travessia key id', 8))
}

type MasterKeys = {
  appKey: string
  previousAppKey?: string | undefined
  /** Seals backups instead of the app key, which then opens only those that were made without it. */
  backupKey?: string | undefined
}

export function makeKeys(options: MasterKeys): Keys {
  const deriveApp = deriveFrom(parseAppKey(options.appKey))
  const derivePrevious = options.previousAppKey ? deriveFrom(parseAppKey(options.previousAppKey)) : undefined
  const deriveBackup = options.backupKey ? deriveFrom(parseAppKey(options.backupKey)) : deriveApp
  const derive = (purpose: KeyPurpose) => (purpose === 'backup' ? deriveBackup : deriveApp)(purpose)
  const previous = (purpose: KeyPurpose) => derivePrevious?.(purpose)
  const openers = (purpose: KeyPurpose) =>
    [derive(purpose), deriveApp(purpose), previous(purpose)].filter((key) => key !== undefined)

  const isCurrent = (purpose: KeyPurpose, sealed: string) =>
    readSealed(sealed).id === keyId(derive(purpose)).toString('base64url')

  const open = (purpose: KeyPurpose, sealed: string, aad: string) => {
    const { id, box } = readSealed(sealed)
    for (const key of openers(purpose)) {
      if (keyId(key).toString('base64url') === id) return openBox(key, box, aad).toString('utf8')
    }
    throw new CannotOpen('sealed with a key that is neither the current nor the previous one')
  }

  const seal = (purpose: KeyPurpose, plaintext: string, aad: string) => {
    const key = derive(purpose)
    const box = sealBox(key, Buffer.from(plaintext, 'utf8'), aad)
    return [SEALED_FORMAT, keyId(key).toString('base64url'), box.toString('base64url')].join('.')
  }

  return { derive, previous, openers, seal, open, isCurrent }
}

/** iv, ciphertext and tag in one buffer (AES-256-GCM). */
export function sealBox(key: Buffer, plaintext: Buffer, aad: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad, 'utf8'))
  return Buffer.concat([iv, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

export function openBox(key: Buffer, box: Buffer, aad: string): Buffer {
  if (box.length < IV_BYTES + TAG_BYTES) throw new CannotOpen('too short')
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(aad, 'utf8'))
    .setAuthTag(box.subarray(-TAG_BYTES))
  const plaintext = decipher.update(box.subarray(IV_BYTES, -TAG_BYTES))
  try {
    return Buffer.concat([plaintext, decipher.final()])
  } catch {
    // Node's own message says nothing more than that the tag did not match
    throw new CannotOpen('changed, or sealed for another place')
  }
}

function deriveFrom(master: Buffer): (purpose: KeyPurpose) => Buffer {
  const derived = new Map<KeyPurpose, Buffer>()
  return (purpose) => {
    const known = derived.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', master, '', `travessia ${purpose} v1`, KEY_BYTES))
    derived.set(purpose, key)
    return key
  }
}

function readSealed(sealed: string): { id: string; box: Buffer } {
  const [format, id, box, ...rest] = sealed.split('.')
  if (format !== SEALED_FORMAT || !id || !box || rest.length > 0) throw new CannotOpen('not a sealed value')
  return { id, box: Buffer.from(box, 'base64url') }
}
