import { expect, type Locator, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { documentsOf, enterAs, freshAgent, freshProcess, good, titlesOf } from './support/fresh-process.ts'
import { overflow } from './support/overflow.ts'
import { theOffice } from './support/the-office.ts'
import { toast } from './support/toast.ts'

const paper = (within: Locator, name: string): Locator =>
  within
    .getByRole('list', { name: 'Documentos gerados' })
    .getByRole('listitem')
    .filter({ has: within.page().getByText(name, { exact: true }) })
    .first()

test('an agent mends what a paper lacks, makes it, looks at it and shows it to the customer', {
  tag: '@phone',
}, async ({ page }) => {
  const heard = complaints(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const agent = await freshAgent('Agna Lemos')
  const process = await freshProcess({ agent })
  const record = {
    fileNumber: 'L26000123456',
    filedOn: null,
    formedOn: '2026-01-05',
    ss4SentOn: '2026-01-05',
    ein: null,
    einOn: null,
    registeredAgent: 'Agents Inc., 7901 4th St N, St. Petersburg, FL 33702',
    expectedUpdatedAt: null,
  }
  await good(await (await theOffice()).put(`/api/registrations/${process.id}/record`, { data: record }))
  await enterAs(page, agent)
  await page.goto(`/agent/dashboard?processo=${process.id}`)
  const details = page.getByRole('dialog', { name: process.company })
  const agreement = paper(details, 'Operating Agreement')
  await expect(agreement.getByText('Falta escolher a pessoa responsável')).toBeVisible()
  await expect(agreement.getByRole('button', { name: 'Gerar Operating Agreement' })).toBeDisabled()

  // A problem that another part of the page solves has a button that leads there.
  await paper(details, 'Capa do dossiê bancário')
    .getByRole('button', { name: 'Corrigir em: Dados do registro' })
    .click()
  await expect(details.getByLabel('Agente registrado')).toBeInViewport()

  await agreement.getByRole('button', { name: 'Corrigir em: Dados para os documentos' }).click()
  const form = page.getByRole('dialog', { name: 'Dados para os documentos' })
  await form.getByLabel('Administração').selectOption('members')
  await form.getByLabel('Pessoa responsável').selectOption({ index: 1 })
  await form.getByLabel('Essa pessoa tem SSN ou ITIN?').selectOption('no')
  const office = form.getByRole('group', { name: 'Sede' })
  await office.getByLabel('Endereço (rua, número, sala)').fill('7901 4th St N, Ste 300')
  await form.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(office.getByLabel('Cidade')).toHaveAccessibleDescription(/\S/)
  await office.getByLabel('Cidade').fill('St. Petersburg')
  await office.getByLabel('Estado (sigla)').fill('fl')
  await office.getByLabel('ZIP').fill('33702')
  await office.getByLabel('Condado (county)').fill('Pinellas')
  await form.getByLabel('Mês de encerramento do exercício').selectOption('12')
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await form.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(toast(page, 'Dados salvos')).toBeVisible()
  await form.getByRole('button', { name: 'Fechar' }).click()

  await agreement.getByRole('button', { name: 'Gerar Operating Agreement' }).click()
  await expect(toast(page, 'Operating Agreement: PDF gerado')).toBeVisible()
  await expect(agreement.getByText(/^Versão 1, gerada em .* por Agna Lemos$/)).toBeVisible()
  await expect(agreement.getByText('Oculto do cliente')).toBeVisible()
  expect((await documentsOf(process)).map(({ name }) => name)).not.toContain('Operating Agreement')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findings(page)).toEqual([])

  await agreement.getByRole('button', { name: 'Ver Operating Agreement' }).click()
  const preview = page.getByRole('dialog', { name: 'Operating Agreement' })
  await expect(preview).toBeVisible()
  await preview.getByRole('button', { name: 'Fechar' }).first().click()
  await expect(agreement.getByRole('button', { name: 'Ver Operating Agreement' })).toBeFocused()

  await agreement.getByRole('switch', { name: 'O cliente vê: Operating Agreement' }).click()
  await expect(toast(page, 'Operating Agreement: o cliente já pode ver e foi avisado')).toBeVisible()
  await expect(agreement.getByText('Visível ao cliente')).toBeVisible()
  expect((await documentsOf(process)).map(({ name }) => name)).toContain('Operating Agreement')
  await expect.poll(() => titlesOf(process.customer)).toContain('Novo documento disponível')
  expect(heard).toEqual([])
})
