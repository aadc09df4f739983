import { expect, test } from 'vitest'
import { documents } from '#features/documents/contract.ts'
import { uploadRequest } from './upload.ts'

const id = '0198f7a0-0000-7000-8000-000000000001'

test('nothing about a file stands in the address', () => {
  const fileName = 'Passaporte da Lia Gonçalves.pdf'
  expect(uploadRequest(documents.upload, { id, fileName }, 'application/pdf')).toEqual({
    url: `/api/documents/${id}/file`,
    headers: {
      accept: 'application/json',
      'content-type': 'application/pdf',
      'x-about-file-name': 'Passaporte%20da%20Lia%20Gon%C3%A7alves.pdf',
    },
  })
})

test('what is not given is not sent, and half a letter is no reason to fail', () => {
  const given = { id, fileName: 'a\ud800.png', name: 'Licença', type: 'license', description: undefined }
  const { headers } = uploadRequest(documents.add, given, 'image/png')
  expect(headers).toEqual({
    accept: 'application/json',
    'content-type': 'image/png',
    'x-about-file-name': 'a%EF%BF%BD.png',
    'x-about-name': 'Licen%C3%A7a',
    'x-about-type': 'license',
  })
})
