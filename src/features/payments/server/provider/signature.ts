import { createHmac, timingSafeEqual } from 'node:crypto'
import { InvalidSignature } from './provider.ts'

const TOLERANCE_SECONDS = 300
const MOST_SIGNATURES = 10

const mac = (secret: string, seconds: number, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** Stripe's signature scheme: `t=…,v1=…`, an HMAC of the time and the raw body. */
export const sign = (body: Buffer, secret: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`
}

function parse(header: string): { seconds: number; signatures: Buffer[] } {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const of = (name: string) => parts.filter(([key]) => key === name).map(([, value]) => value ?? '')
  const [time = ''] = of('t')
  const signatures = of('v1').filter((value) => /^[0-9a-f]{64}$/.test(value))
  if (!/^\d{1,12}$/.test(time) || signatures.length === 0) throw new InvalidSignature('not a signature')
  return {
    seconds: Number(time),
    signatures: signatures.slice(0, MOST_SIGNATURES).map((hex) => Buffer.from(hex, 'hex')),
  }
}

/** Throws unless the signature was made with one of the secrets, for these bytes, within five minutes of now (S53). */
export function checkSignature(
  body: Buffer,
  header: string | string[] | undefined,
  secrets: readonly string[],
  now: Date,
): void {
  if (typeof header !== 'string') throw new InvalidSignature('no signature')
  const { seconds, signatures } = parse(header)
  const expected = secrets.map((secret) => mac(secret, seconds, body))
  const known = signatures.some((signature) => expected.some((right) => timingSafeEqual(right, signature)))
  if (!known) throw new InvalidSignature('made with another secret or for other bytes')
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) throw new InvalidSignature('too old or too new')
}
