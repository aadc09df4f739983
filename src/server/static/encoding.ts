import type { StoredFile } from './read-site.ts'

const preferred = ['br', 'gzip'] as const
type Encoding = (typeof preferred)[number]

export function acceptedEncodings(header: string): Set<string> {
  const names = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (!parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter))) names.add(name)
  }
  return names
}

/** The smallest encoding of the file that the client accepts. */
export function chooseEncoding(
  file: StoredFile,
  header: string | undefined,
): { encoding: Encoding | undefined; body: Buffer } {
  const names = acceptedEncodings(header ?? '')
  for (const encoding of preferred) {
    const body = file.variants[encoding]
    if (body && names.has(encoding)) return { encoding, body }
  }
  return { encoding: undefined, body: file.body }
}
