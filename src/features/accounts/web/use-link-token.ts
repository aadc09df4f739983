import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

const named = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token')

/** Takes the token out of the URL, so that neither the address bar nor the history can open the account. */
function takeFromAddress(): string | null {
  const token = named(location.hash)
  if (token !== null) history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return token
}

/** The token of a mailed link, kept in memory only. Undefined until the page has hydrated, null without a token. */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  const navigate = useNavigate()
  useEffect(() => {
    const take = (): void => {
      const taken = takeFromAddress()
      // The router remembers the URL it started with, and would write the token back.
      if (taken !== null) void navigate({ search: location.search, hash: '' }, { replace: true })
      setToken((before) => taken ?? before ?? null)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [navigate])
  return token
}
