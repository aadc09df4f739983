import { expect, type Page, test } from '@playwright/test'
import { MOST_FILE_BYTES } from '#rules/files/file-kinds.ts'
import { aPdf as pdfWith } from '#tests/support/sample-pdfs.ts'
import { ADDRESS, aPdf, IDENTITY, PURPOSE, pick, rowOf } from './support/customer-documents.ts'
import { findings } from './support/findings.ts'
import { aLargePhoto, aPhoto, connectionOf, ownCompany } from './support/own-company.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('what cannot be sent is refused in the quoted words, before and after it leaves', async ({ page }) => {
  const { documents } = await ownCompany(page)
  await page.goto('/user/documents')
  const row = rowOf(page, IDENTITY)
  await pick(row, { name: 'foto.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(row.getByRole('alert')).toContainText('Tipo de arquivo não suportado')
  await expect(row.getByRole('alert')).toContainText('Por favor, envie apenas arquivos PDF, JPEG ou PNG.')
  expect(await findings(page)).toEqual([])
  await pick(row, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(MOST_FILE_BYTES + 1) })
  await expect(row.getByRole('alert')).toContainText('Arquivo muito grande')
  await expect(row.getByRole('alert')).toContainText('O arquivo deve ter no máximo 10MB.')
  await row.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect(row.getByRole('alert')).toBeHidden()
  // The file only claims to be a PDF, which only the server's inspection can tell.
  await pick(row, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') })
  await expect(row.getByRole('alert')).toContainText('Tipo de arquivo não suportado')
  await pick(row, {
    name: 'script.pdf',
    mimeType: 'application/pdf',
    buffer: pdfWith({ objects: ['<</S/Launch/F(cmd.exe)>>'] }),
  })
  await expect(row.getByRole('alert')).toContainText('Erro ao enviar arquivo')
  await expect(row.getByRole('alert')).toContainText('O PDF contém scripts, ações ou anexos.')
  const asked = (await documents()).filter(({ name }) => name !== PURPOSE)
  expect(asked.flatMap(({ versions }) => versions)).toEqual([])
})

/** Starts the upload of a large photo on a slow connection; part of it has been sent. */
async function sendingSlowly(page: Page) {
  const { named } = await ownCompany(page)
  await page.goto('/user/documents')
  const row = rowOf(page, ADDRESS)
  await expect(row).toBeVisible()
  const connection = await connectionOf(page)
  await connection(100)
  await pick(row, aLargePhoto())
  const bar = row.getByRole('progressbar', { name: 'Envio de foto-grande.png' })
  await expect(bar).toBeVisible()
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0)
  return { named, row, connection, bar }
}

test('a file on its way shows how far it is, and can be stopped', async ({ page }) => {
  const { named, row, connection, bar } = await sendingSlowly(page)
  expect(await findings(page)).toEqual([])
  // The upload goes on while another tab of the page is shown.
  await page.getByRole('tab', { name: 'Fiscais' }).click()
  await page.getByRole('tab', { name: 'Todos' }).click()
  await expect(bar).toBeVisible()
  await row.getByRole('button', { name: 'Cancelar envio' }).click()
  await expect(bar).toBeHidden()
  await expect(row.getByRole('button', { name: `Enviar arquivo: ${ADDRESS}` })).toBeFocused()
  await connection('all')
  expect((await named(ADDRESS)).versions).toEqual([])
  await pick(row, aLargePhoto())
  await expect(row).toContainText('Em análise')
})

test('a lost connection is waited for, and the file arrives once', async ({ page }) => {
  const { named, row, connection } = await sendingSlowly(page)
  await connection('nothing')
  await expect(row.getByText('Sem conexão. O envio continua sozinho quando ela voltar.').last()).toBeVisible()
  await connection('all')
  await expect(row).toContainText('Em análise')
  expect((await named(ADDRESS)).versions).toHaveLength(1)
})

test('no room on the server is said, and the same file can be sent again', async ({ page }) => {
  await ownCompany(page)
  await page.goto('/user/documents')
  const row = rowOf(page, PURPOSE)
  let full = true
  const refusal = { error: { code: 'storage_full', message: 'cheio', requestId: crypto.randomUUID() } }
  await page.route('**/api/documents/*/file', (route) =>
    full ? route.fulfill({ status: 507, json: refusal }) : route.continue(),
  )
  await pick(row, aPdf())
  await expect(row.getByRole('alert')).toContainText('Erro ao enviar arquivo')
  await expect(row.getByRole('alert')).toContainText('Não há espaço para guardar o arquivo agora.')
  full = false
  await row.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(row).toContainText('Em análise')
})

test('any other failure is said in the quoted words', async ({ page }) => {
  await ownCompany(page)
  await page.goto('/user/documents')
  await page.route('**/api/documents/*/file', (route) => route.fulfill({ status: 500, body: 'x' }))
  await pick(rowOf(page, PURPOSE), aPdf())
  await expect(rowOf(page, PURPOSE).getByRole('alert')).toContainText('Erro ao enviar arquivo')
  await expect(rowOf(page, PURPOSE).getByRole('alert')).toContainText(
    'Tente novamente ou entre em contato com o suporte.',
  )
})

test(
  'files are dropped on the box, one at a time, or photographed',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const { named } = await ownCompany(page)
    await page.goto(`/user/documents?documento=${(await named(ADDRESS)).id}`)
    const drawer = page.getByRole('dialog', { name: ADDRESS })
    const box = drawer.getByRole('group', { name: 'Lugar do arquivo' })
    await expect(box).toBeVisible()
    const camera = drawer.getByRole('button', { name: 'Tirar foto' })
    if (project.name === 'phone') await expect(camera).toBeVisible()
    else await expect(camera).toBeHidden()
    const [, photo] = await drawer.locator('input[type=file]').all()
    await expect(photo ?? drawer).toHaveAttribute('capture', 'environment')
    await expect(photo ?? drawer).toHaveAttribute('accept', 'image/jpeg,image/png')
    const drop = async (names: string[]) => {
      const bytes = [...aPhoto().buffer]
      const dataTransfer = await page.evaluateHandle(
        ([given, content]) => {
          const transfer = new DataTransfer()
          for (const name of given) transfer.items.add(new File([new Uint8Array(content)], name, { type: 'image/png' }))
          return transfer
        },
        [names, bytes] as const,
      )
      await box.dispatchEvent('dragover', { dataTransfer })
      await box.dispatchEvent('drop', { dataTransfer })
    }
    await drop(['a.png', 'b.png'])
    await expect(drawer.getByRole('alert')).toContainText('Um arquivo de cada vez')
    await drop(['conta de luz.png'])
    await expect(drawer.getByText('conta de luz.png')).toBeVisible()
    await expect(drawer.getByText('Em análise')).toBeVisible()
  },
)
