import { expect, test } from 'vitest'
import { ownPath } from './return-path.ts'

test.each(['/', '/user/documents', '/admin/processes?status=pending#top', '/cadastro?payment=cancelled'])(
  '%s is ours',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

const foreign = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  'javascript:alert(1)',
  '/\tevil',
  '/\n/evil.example',
  '\t//evil.example',
  '/a//evil.example',
  'user@evil.example',
  '',
  `/${'a'.repeat(600)}`,
  42,
  null,
  undefined,
]
test.each(foreign)('%j is refused', (path) => {
  expect(ownPath(path)).toBeUndefined()
})
