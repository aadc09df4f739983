import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listMails, makeFolderMail, readMail } from './folder-mail.ts'
import { InvalidMail } from './mail.ts'

describe('mail in a folder', () => {
  let root: string
  let folder: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'mail-'))
    folder = join(root, 'mail')
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  const send = (id: string, changes = {}) =>
    makeFolderMail({ folder, mailFrom: 'Travessia <oi@travessia.test>' }).send({
      id,
      to: 'ana@cliente.test',
      language: 'pt-BR',
      subject: 'Olá\r\nBcc: eve@evil.test',
      text: 'texto',
      html: '<p>texto</p>',
      ...changes,
    })
  const sentAt = (id: string, minute: number) =>
    utimes(join(folder, `${id}.json`), new Date(), new Date(Date.UTC(2026, 0, 1, 0, minute)))

  it('can be read again as it was sent', async () => {
    await send('one')
    await sentAt('one', 5)
    expect(await readMail(folder, 'one')).toEqual({
      id: 'one',
      messageId: '<one@travessia.test>',
      from: { name: 'Travessia', address: 'oi@travessia.test' },
      to: 'ana@cliente.test',
      subject: 'Olá Bcc: eve@evil.test',
      text: 'texto',
      html: '<p>texto</p>',
      sentAt: '2026-01-01T00:05:00.000Z',
    })
  })

  it('is listed newest first, up to the limit', async () => {
    expect(await listMails(folder, 10)).toEqual([])
    for (const [id, minute] of [
      ['b', 2],
      ['c', 3],
      ['a', 1],
    ] as const) {
      await send(id)
      await sentAt(id, minute)
    }
    expect((await listMails(folder, 10)).map((mail) => mail.id)).toEqual(['c', 'b', 'a'])
    expect((await listMails(folder, 2)).map((mail) => mail.id)).toEqual(['c', 'b'])
  })

  it('is one message when sent twice', async () => {
    await send('one')
    await send('one', { text: 'de novo' })
    expect((await listMails(folder, 10)).map((mail) => mail.text)).toEqual(['de novo'])
    expect(await readdir(folder)).toEqual(['one.json'])
  })

  it('is private', async () => {
    await send('one')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'one.json'))).mode & 0o777).toBe(0o600)
  })

  it('skips files that are not mails', async () => {
    await send('one')
    await writeFile(join(folder, 'broken.json'), '{')
    await writeFile(join(folder, 'other.json'), '{"id":1}')
    await writeFile(join(folder, 'bad name.json'), '{}')
    await writeFile(join(folder, 'half.part'), '')
    expect((await listMails(folder, 10)).map((mail) => mail.id)).toEqual(['one'])
  })

  it('refuses bad addresses and ids, and reads nothing outside the folder', async () => {
    await writeFile(join(root, 'outside.json'), '{}')
    await expect(send('one', { to: 'a@x.test,b@x.test' })).rejects.toThrow(InvalidMail)
    for (const id of ['../outside', '..', '', 'a/b', 'a\0', `${'a'.repeat(101)}`]) {
      await expect(send(id)).rejects.toThrow(InvalidMail)
      await expect(readMail(folder, id)).rejects.toThrow(InvalidMail)
    }
    expect(await readMail(folder, 'missing')).toBeUndefined()
    expect(await readdir(root)).toEqual(['outside.json'])
  })
})
