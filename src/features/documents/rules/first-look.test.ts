import { expect, test } from 'vitest'
import { MOST_FILE_BYTES } from '#rules/files/file-kinds.ts'
import { firstLook } from './first-look.ts'

const most = MOST_FILE_BYTES
test.each([
  ['a PDF', 'a.pdf', 'application/pdf', 9, { kind: 'application/pdf' }],
  ['a photo', 'IMG_1.JPG', 'image/jpeg', most, { kind: 'image/jpeg' }],
  ['a file whose type the system does not know', 'foto.PNG', '', 9, { kind: 'image/png' }],
  ['another kind', 'a.gif', 'image/gif', 9, { refused: 'wrong_kind' }],
  ['a folder', 'documentos', '', 9, { refused: 'wrong_kind' }],
  ['an ending that lies', 'a.exe', 'application/pdf', 9, { refused: 'wrong_kind' }],
  ['a byte too many', 'a.pdf', 'application/pdf', most + 1, { refused: 'too_large' }],
])('%s', (_, name, type, size, found) => expect(firstLook({ name, type, size })).toEqual(found))
