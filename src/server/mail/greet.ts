// A name is whatever somebody typed at sign-up, perhaps for another's address: no advertising in our greeting.
export function greet(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? `Olá, ${first}!` : 'Olá!'
}
