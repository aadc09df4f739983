import { expect, type Locator, type Page } from '@playwright/test'
import { typedCard } from './card-scan.ts'

export const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Abrir minha empresa' })

export async function openWizard(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Abrir minha empresa' }).first().click()
  await expect(drawerOf(page).getByRole('radio', { name: 'LLC' })).toBeVisible()
  return drawerOf(page)
}

/** Passes step 1 with its defaults, an LLC in Florida, and chooses the plan in step 2. */
export async function choosePlan(drawer: Locator, plan = 'Profissional'): Promise<void> {
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await drawer.getByRole('button', { name: `Selecionar plano ${plan}` }).click()
}

export async function fillAccount(drawer: Locator, account: { name: string; email: string; password: string }) {
  await drawer.getByLabel('Nome completo').fill(account.name)
  await drawer.getByLabel('E-mail').fill(account.email)
  await drawer.getByLabel('Senha', { exact: true }).fill(account.password)
  await drawer.getByLabel('Confirme a senha').fill(account.password)
  await drawer.getByRole('button', { name: 'Criar conta e continuar' }).click()
}

export async function fillCompany(drawer: Locator, name: string): Promise<void> {
  await drawer.getByLabel('Nome da empresa').fill(name)
  await drawer.getByLabel('Setor').selectOption('Tecnologia')
  await drawer.getByLabel('Objetivo da empresa').fill('Programas de computador para pequenas empresas.')
  await drawer.getByRole('button', { name: 'Continuar' }).click()
}

export async function fillOwner(part: Locator, owner: { first: string; last: string; share: string }): Promise<void> {
  await part.getByLabel('Nome', { exact: true }).fill(owner.first)
  await part.getByLabel('Sobrenome').fill(owner.last)
  await part.getByLabel('E-mail').fill(`${owner.first.toLowerCase()}@example.test`)
  await part.getByLabel('Telefone').fill('+55 11 91234-5678')
  await part.getByLabel('Endereço').fill('Avenida Paulista, 1000')
  await part.getByLabel('Cidade').fill('São Paulo')
  await part.getByLabel('Estado ou província').fill('SP')
  await part.getByLabel('CEP').fill('01310100')
  await part.getByRole('radiogroup', { name: 'Cidadania americana ou green card?' }).getByLabel('Não').check()
  await part.getByLabel('Participação (%)').fill(owner.share)
}

/** Fills in the card form of the test mode, with one of the two numbers that the page shows. */
export async function fillCard(drawer: Locator, number = typedCard.accepted): Promise<void> {
  await drawer.getByLabel('Número do cartão').fill(number)
  await drawer.getByLabel('Validade').fill(typedCard.expiry.replace('/', ''))
  await drawer.getByLabel('CVV').fill(typedCard.cvv)
  await drawer.getByLabel('Nome no cartão').fill('ANA SOUZA')
  await drawer.getByLabel('Endereço').fill('Avenida Paulista, 1000')
  await drawer.getByLabel('Cidade').fill('São Paulo')
  await drawer.getByLabel('Estado ou província').fill('SP')
  await drawer.getByLabel('CEP').fill('01310100')
}
