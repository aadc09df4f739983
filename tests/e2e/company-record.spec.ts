import { expect, test } from '@playwright/test'
import { emptyRecord } from '#features/registrations/rules/company-record.ts'
import { freshProcess, good } from './support/fresh-process.ts'
import { signedIn } from './support/people.ts'
import { deaf } from './support/states.ts'
import { theOffice } from './support/the-office.ts'

test('what somebody else saved meanwhile is told once, beside the form, and nothing typed is lost', async ({
  page,
}) => {
  const { id, company } = await freshProcess()
  await signedIn(page, 'admin')
  await deaf(page)
  await page.goto(`/admin/processes?busca=${encodeURIComponent(company)}&processo=${id}`)
  const drawer = page.getByRole('dialog', { name: company })
  const agent = drawer.getByLabel('Agente registrado')
  await agent.fill('Nós, 1 Main Street')
  const theirs = { ...emptyRecord, registeredAgent: 'Eles, 2 Main Street' }
  const data = { ...theirs, expectedUpdatedAt: null }
  await good(await (await theOffice()).put(`/api/registrations/${id}/record`, { data }))
  const save = drawer.getByRole('button', { name: 'Salvar dados' })
  await save.click()
  await expect(drawer.getByText(/^Outra pessoa/)).toBeVisible()
  expect(await page.locator('[data-toast=error]').count()).toBe(0)
  await expect(agent).toHaveValue('Nós, 1 Main Street')
  // The first click only dismisses the notice about the other admin's change.
  await save.click()
  await expect(drawer.getByText(/^Outra pessoa/)).toBeHidden()
  await save.click()
  await expect(page.locator('[data-toast=success]')).toHaveText(/Dados salvos/)
})
