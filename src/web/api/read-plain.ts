/** A read without the contract's parser, which would weigh as much as a public page: the caller looks at what came. */
export async function readPlain(path: `/api/${string}`): Promise<unknown> {
  const response = await fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
