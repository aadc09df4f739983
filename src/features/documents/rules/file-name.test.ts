import { expect, test } from 'vitest'
import { endingFits, fileKindOf } from '#rules/files/file-kinds.ts'
import { cleanFileName } from './file-name.ts'

test.each([
  ['passaporte.pdf', 'passaporte.pdf'],
  ['Comprovante de endereço (março).PDF', 'Comprovante de endereço (março).PDF'],
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\fotos\\ana\\rg.jpg', 'rg.jpg'],
  ['/etc/shadow', 'shadow'],
  ['a\0b\r\nSet-Cookie: x.pdf', 'abSet-Cookie_ x.pdf'],
  ['foto\u202egnp.exe', 'fotognp.exe'],
  ['zero\u200bwidth.pdf', 'zerowidth.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['com1.backup.pdf', '_com1.backup.pdf'],
  ['.pdf', 'pdf'],
  ['...', 'documento'],
  ['', 'documento'],
  ['a<b>c"d|e?f*.png', 'a_b_c_d_e_f_.png'],
  ['\ud800.pdf', '\ufffd.pdf'],
])('%j becomes %j', (given, clean) => expect(cleanFileName(given)).toBe(clean))

test('a long name keeps its ending', () => {
  const clean = cleanFileName(`${'ã'.repeat(300)}.jpeg`)
  expect([...clean].length).toBe(120)
  expect(clean.endsWith('.jpeg')).toBe(true)
})

test('ending and type have to agree', () => {
  expect(fileKindOf('image/JPEG; charset=binary')).toBe('image/jpeg')
  expect(fileKindOf('multipart/form-data')).toBeUndefined()
  expect(endingFits('image/jpeg', 'a.JPG')).toBe(true)
  expect(endingFits('image/jpeg', 'a.png')).toBe(false)
  expect(endingFits('application/pdf', 'a.pdf.exe')).toBe(false)
  expect(endingFits('application/pdf', 'pdf')).toBe(false)
})
