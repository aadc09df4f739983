import { passkeys } from '#features/accounts/contract/passkeys.ts'
import type { ChallengePurpose, PasskeyAnswer } from '#features/accounts/contract.ts'
import { call } from '#web/api/call.ts'

// Loaded when a passkey is used: most visits need none.
const library = () => import('@simplewebauthn/browser')

/** Has the device sign a challenge with one of its passkeys for this site, which the person picks. */
export async function askDevice(purpose: Exclude<ChallengePurpose, 'register'>): Promise<PasskeyAnswer> {
  const [{ startAuthentication }, { challenge, rpId }] = await Promise.all([
    library(),
    call(passkeys.challenge, { purpose }),
  ])
  const optionsJSON = { challenge, rpId, userVerification: 'required' } as const
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  const { userHandle = '' } = response
  return { id, rawId, type, response: { ...response, userHandle } }
}

export async function makePasskey(): Promise<void> {
  const [{ startRegistration }, begun] = await Promise.all([library(), call(passkeys.begin, {})])
  const passkey = await startRegistration({
    optionsJSON: {
      challenge: begun.challenge,
      rp: { id: begun.rpId, name: begun.rpName },
      user: { id: begun.userId, name: begun.userName, displayName: begun.userName },
      // Ed25519, ES256 and RS256, which all devices have between them.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: begun.known.map((id) => ({ id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })
  await call(passkeys.add, { passkey })
}
