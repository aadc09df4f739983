/** Over https the prefix ties a cookie to this very host; plain http works on loopback only (A13). */
export const ownCookieName = (origin: string, name: string): string =>
  origin.startsWith('https:') ? `__Host-${name}` : name

/** HttpOnly and SameSite keep scripts and foreign forms away; without a lifetime the cookie ends with the browser. */
export function cookieText(
  origin: string,
  cookie: { name: string; value: string; maxAgeSeconds?: number | undefined },
): string {
  const lifetime = cookie.maxAgeSeconds === undefined ? '' : `; Max-Age=${cookie.maxAgeSeconds}`
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${ownCookieName(origin, cookie.name)}=${cookie.value}${lifetime}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

export const removedCookie = (origin: string, name: string): string =>
  cookieText(origin, { name, value: '', maxAgeSeconds: 0 })

/** Accepts only what looks like a token of ours; any other value counts as no cookie. */
export function tokenCookie(cookies: string, origin: string, name: string): string | undefined {
  const start = `${ownCookieName(origin, name)}=`
  const value = cookies.split('; ').find((part) => part.startsWith(start))
  const token = value?.slice(start.length)
  return token && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}
