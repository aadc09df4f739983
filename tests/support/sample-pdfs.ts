import { deflateSync } from 'node:zlib'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

/** A one-page PDF with further objects; `catalog` and `trailer` are added to those dictionaries. */
export function aPdf(
  more: { objects?: (string | Buffer)[]; catalog?: string; trailer?: string; after?: string; head?: string } = {},
): Buffer {
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${more.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...(more.objects ?? []),
  ]
  const parts: Buffer[] = []
  let table = 0
  const push = (...added: (string | Buffer)[]) => {
    for (const part of added) {
      const content = typeof part === 'string' ? bytes(part) : part
      parts.push(content)
      table += content.length
    }
  }
  push(more.head ?? '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const offsets = objects.map((object, at) => {
    const offset = table
    push(`${at + 1} 0 obj\n`, object, '\nendobj\n')
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  parts.push(bytes(`xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`))
  parts.push(bytes(`trailer\n<< /Size ${count} /Root 1 0 R ${more.trailer ?? ''} >>\nstartxref\n${table}\n%%EOF\n`))
  parts.push(bytes(more.after ?? ''))
  return Buffer.concat(parts)
}

/** A stream object; its dictionary also gets the /Length. */
export const aStream = (dictionary: string, data: Buffer, join = '\n'): Buffer =>
  Buffer.concat([bytes(`<< ${dictionary} /Length ${data.length} >>${join}stream\n`), data, bytes('\nendstream')])

/** A compressed object stream, invisible to a check that only reads the plain text of a file. */
export const objectStream = (content: string, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Buffer => {
  const first = '9 0 '
  return aStream(`${dictionary} /N 1 /First ${first.length}`, deflateSync(bytes(first + content)))
}
