// White space and delimiters end a name (ISO 32000-1, 7.2.2); everything else belongs to it.
const SPACES = [0, 9, 10, 12, 13, 32]
const DELIMITERS = [...Buffer.from('()<>[]{}/%')]
export const REGULAR = 0
export const SPACE = 1
const DELIMITER = 2
export const classOf = new Uint8Array(256)
for (const byte of SPACES) classOf[byte] = SPACE
for (const byte of DELIMITERS) classOf[byte] = DELIMITER

/** Longer than any name that the scan looks for, even with each character written as `#xx`. */
export const LONGEST_TOKEN = 128
export const SLASH = 0x2f

/**
 * Decodes `#xx`, because `/J#61vaScript` is the name JavaScript. The name ends at the bytes 0x80 and 0xff, which one browser takes for
 * white space, and at a zero byte, where some readers end every string.
 */
export function nameAt(bytes: Buffer, from: number, to: number): string {
  const text = bytes.toString('latin1', from, to)
  const plain = text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const end = plain.search(/[\0\x80\xff]/)
  return end < 0 ? plain : plain.slice(0, end)
}
