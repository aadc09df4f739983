import { expect, test } from '@playwright/test'
import { pdfOf } from '#demo/factories/pdf.ts'
import { findChromium } from '#scripts/find-chromium.ts'
import { complaints } from './support/console.ts'
import { enterAs, freshAgent, freshProcess, sendFor } from './support/fresh-process.ts'

// The headless shell that the other tests use has no PDF viewer.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
test.use({ launchOptions: { executablePath: findChromium() ?? '/usr/bin/chromium', args } })

const IDENTITY = 'Documento de identidade'

test('a PDF is shown in the page by the viewer of the browser', async ({ page }) => {
  const heard = complaints(page)
  const agent = await freshAgent('Alba Nunes')
  const process = await freshProcess({ agent })
  const body = pdfOf('Conta de luz', ['Novembro'])
  const { id } = await sendFor(process, IDENTITY, { name: 'conta.pdf', type: 'application/pdf', body })
  await enterAs(page, agent)
  await page.goto(`/agent/documents?documento=${id}`)
  await page.getByRole('button', { name: /^Ver PDF/ }).click()
  await expect(page.locator(`iframe[title="Arquivo enviado para ${IDENTITY}"]`)).toBeVisible()
  const viewers = () => page.frames().filter((frame) => frame.url().startsWith('chrome-extension://')).length
  await expect.poll(viewers).toBe(1)
  expect(heard).toEqual([])
})
