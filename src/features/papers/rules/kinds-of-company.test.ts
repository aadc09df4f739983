import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kindsGenerated, kindsNamed, kindsOfCompany } from './kinds-of-company.ts'

test('each type of company has the papers that make sense for it', () => {
  expect(kindsOfCompany('llc')).toEqual([
    'order_checklist',
    'owners_sheet',
    'name_report',
    'formation_sheet',
    'operating_agreement',
    'ss4_sheet',
    'ein_follow_up',
    'banking_resolution',
    'bank_kit',
  ])
  expect(kindsOfCompany('corporation')).toContain('bylaws')
  expect(kindsOfCompany('corporation')).not.toContain('operating_agreement')
  expect(kindsOfCompany('partnership')).toEqual([
    'order_checklist',
    'owners_sheet',
    'name_report',
    'ss4_sheet',
    'ein_follow_up',
    'banking_resolution',
    'bank_kit',
  ])
  expect(kindsOfCompany('sole-proprietorship')).toEqual([
    'order_checklist',
    'owners_sheet',
    'ss4_sheet',
    'ein_follow_up',
    'bank_kit',
  ])
})

test.each([
  ['Checklist do pedido', 'llc', ['order_checklist']],
  ['Ficha de identificação dos sócios', 'llc', ['owners_sheet']],
  ['Relatório de disponibilidade do nome', 'llc', ['name_report']],
  ['Minuta do documento de formação', 'llc', ['formation_sheet']],
  ['Minuta do documento de constituição', 'corporation', ['formation_sheet']],
  ['Operating Agreement', 'llc', ['operating_agreement']],
  ['Bylaws', 'corporation', ['bylaws']],
  ['Formulário SS-4', 'partnership', ['ss4_sheet']],
  ['Ficha de acompanhamento do EIN', 'llc', ['ein_follow_up']],
  ['Dossiê bancário', 'llc', ['banking_resolution', 'bank_kit']],
  ['Dossiê bancário', 'sole-proprietorship', ['bank_kit']],
  ['  operating   AGREEMENT ', 'llc', ['operating_agreement']],
  ['Operating Agreement', 'corporation', []],
  ['Protocolo de arquivamento', 'llc', []],
])('%s of a %s', (name, type, kinds) => expect(kindsNamed(name, type)).toEqual(kinds))

test('every paper of an LLC and of a Corporation is offered by a task of its template, but for the follow-up', () => {
  const file = new URL('../../../reference/data/workflow-templates.json', import.meta.url)
  const { templates } = JSON.parse(readFileSync(file, 'utf8')) as {
    templates: { company_type: string; tasks: { documents_generated: string[] }[] }[]
  }
  for (const [type, id] of [
    ['LLC', 'llc'],
    ['Corporation', 'corporation'],
  ] as const) {
    const tasks = templates.find(({ company_type }) => company_type === type)?.tasks ?? []
    const offered = kindsGenerated(
      [...tasks.flatMap((task) => task.documents_generated), 'Ficha de acompanhamento do EIN'],
      id,
    )
    expect(offered).toEqual(kindsOfCompany(id))
  }
})
