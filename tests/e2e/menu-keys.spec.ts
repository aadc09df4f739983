import { expect, test } from '@playwright/test'
import { findings } from './support/findings.ts'

test('a menu is opened, walked and left by keyboard', async ({ page }) => {
  await page.goto('/dev/ui')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await button.press('Enter')
  await expect(item('Aviso de sucesso')).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  for (const [key, name] of [
    ['ArrowDown', 'Aviso de erro'],
    ['End', 'Aviso simples'],
    ['ArrowDown', 'Aviso de sucesso'],
    ['ArrowUp', 'Aviso simples'],
    ['Home', 'Aviso de sucesso'],
    ['a', 'Aviso de erro'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(item(name), key).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await button.press('Enter')
  await expect(item('Aviso de sucesso')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Tudo certo')).toBeVisible()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a menu stays on the screen and closes on a click elsewhere', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dev/ui')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const box = await page.getByRole('menu').boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('menu')).toBeHidden()
})

test('dialog, drawer, menu and tabs work by keyboard', async ({ page }) => {
  await page.goto('/dev/ui')
  await page.getByRole('button', { name: 'Diálogo' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Apagar o rascunho?' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Diálogo' })).toBeFocused()
  await page.getByRole('button', { name: 'Gaveta' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Gaveta' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // The closing drawer returns the focus to its button, so a tab focused earlier would lose it again.
  await expect(page.getByRole('button', { name: 'Gaveta' })).toBeFocused()
  await page.getByRole('tab', { name: 'Primeira' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Conteúdo da segunda aba.')).toBeVisible()
})
