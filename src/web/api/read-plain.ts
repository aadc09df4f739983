import { isReachable } from './connection.ts'

/** A read without the contract's parser, which would weigh as much as a public page: the caller looks at what came. */
export async function readPlain(path: `/api/${string}`): Promise<unknown> {
  const asked = fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } })
  // Whether the connection is gone, which every page says.
  asked.catch(() => isReachable())
  const response = await asked
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
