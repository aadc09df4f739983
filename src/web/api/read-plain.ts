import { isReachable } from './connection.ts'

/** A read without the contract's parser, which would be as large as a public page: the caller checks the answer itself. */
export async function readPlain(path: `/api/${string}`): Promise<unknown> {
  const asked = fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } })
  // Updates the offline bar if the connection is lost.
  asked.catch(() => isReachable())
  const response = await asked
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
