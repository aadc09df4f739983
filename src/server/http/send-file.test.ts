import { expect, test } from 'vitest'
import { attachment } from './send-file.ts'

test('names with accents, quotes and line ends make one clean header', () => {
  expect(attachment('certidão "final".pdf')).toBe(
    `attachment; filename="certid_o _final_.pdf"; filename*=UTF-8''certid%C3%A3o%20%22final%22.pdf`,
  )
  expect(attachment("a\r\nSet-Cookie: x='1'")).toBe(
    `attachment; filename="a__Set-Cookie: x='1'"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D%271%27`,
  )
  expect(attachment('\ud800.pdf')).toContain("filename*=UTF-8''%EF%BF%BD.pdf")
})
