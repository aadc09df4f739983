import { expect, type Page, test } from '@playwright/test'
import { aFailedJob } from './support/failed-job.ts'
import { findings } from './support/findings.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'
import { failing } from './support/states.ts'
import { toast } from './support/toast.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'superadmin')
})

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the platform is read by a person, and a job that failed runs again', async ({ page }) => {
  const error = `disco cheio ${crypto.randomUUID()}`
  const id = await aFailedJob(`${error}\n    at nowhere (secret.ts:1)`)
  await page.goto('/superadmin/system')
  await expect(part(page, 'Servidor')).toContainText(/\d+\.\d+\.\d+/)
  await expect(part(page, 'Fila de e-mails')).toContainText('Esperando')
  await expect(part(page, 'Páginas abertas')).toContainText(/\d/)
  await expect(part(page, 'Disco')).toContainText(/GB/)
  await expect(part(page, 'Cópias de segurança')).toContainText('BACKUP_DIR')
  await expect(page.getByText(/^\d{4}-[a-z-]+\.sql$/)).toBeVisible()
  await expect(page.getByText('Conexões com o banco')).toBeVisible()
  const row = page.locator('tr, li').filter({ hasText: error })
  await expect(row).toBeVisible()
  await expect(page.getByText('secret.ts', { exact: false })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await row.getByRole('button', { name: `Tentar de novo end-impersonations ${id}` }).click()
  await expect(toast(page, '1 trabalho volta para a fila.')).toBeVisible()
  await expect(row).toBeHidden()
})

test('a screen that cannot be read says so and is read again', async ({ page }) => {
  await holdClock(page)
  const end = await failing(page, /\/api\/system/)
  await page.goto('/superadmin/system')
  await pastTheRetries(page, page.getByText('Não foi possível ler o estado do sistema'))
  await end()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(part(page, 'Servidor')).toBeVisible()
})
