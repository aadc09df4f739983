import { expect, test } from '@playwright/test'
import { fromOwnAddress } from './support/accounts.ts'
import { offlineBar } from './support/offline.ts'
import { openUntouched } from './support/untouched.ts'
import { drawerOf } from './support/wizard.ts'

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(90_000)
  await fromOwnAddress(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a button of a public page answers at once and survives scripts that do not come', async ({ page }) => {
  await openUntouched(page, '/cadastro', { waitUntil: 'networkidle' })
  await page.route('**/assets/boot-*.js', (route) => route.abort())
  const begin = page.getByRole('button', { name: 'Abrir minha empresa' }).first()
  await begin.click()
  await expect(begin).toHaveAttribute('aria-busy', 'true')
  await expect(offlineBar(page)).toBeVisible()
  await page.unrouteAll()
  await expect(drawerOf(page)).toBeVisible({ timeout: 20_000 })
  await expect(offlineBar(page)).toBeHidden()
})
