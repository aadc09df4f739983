import { isForeignOwned } from '#features/duties/rules/applies.ts'
import type { Both } from '#features/papers/rules/both.ts'
import { type PaperFacts, taxStatusOf } from '#features/papers/rules/paper-facts.ts'
import { type Block, both, type Row, same } from './blocks.ts'
import { addressOr, dayOr, legalName, monthIn, responsibleName, yesNo } from './wording.ts'

type Line = Row & { line: string }
const none = same('—')
const DISREGARDED = 'Foreign-owned U.S. disregarded entity'

/** What each line asks. The English text is a fallback for that of the fact, which admins keep up to date. */
const asks: readonly [string, Both][] = [
  ['1', both('Legal name', 'Nome legal, exatamente como no registro do estado')],
  ['2', both('Trade name', 'Nome fantasia, só se for outro')],
  ['3', both('Care-of name', 'Aos cuidados de, opcional')],
  ['4a-4b', both('Mailing address', 'Endereço postal')],
  ['5a-5b', both('Street address', 'Endereço físico, nunca caixa postal; país por extenso')],
  ['6', both('County and state of the principal business', 'Condado e estado da atividade principal')],
  ['7a', both('Responsible party', 'Pessoa responsável (pessoa física)')],
  ['7b', both('SSN, ITIN or EIN', 'SSN, ITIN ou EIN; Foreign quando a pessoa não tem número')],
  ['8a', both('Is this an LLC?', 'É uma LLC?')],
  ['8b', both('Number of LLC members', 'Número de sócios da LLC')],
  ['8c', both('Organized in the United States?', 'Organizada nos Estados Unidos?')],
  ['9a', both('Type of entity', 'Tipo de entidade')],
  ['9b', both('State of incorporation', 'Estado da incorporação, só para corporation')],
  ['10', both('Reason for applying', 'Motivo do pedido')],
  ['11', both('Date business started', 'Início da atividade')],
  ['12', both('Closing month of the accounting year', 'Mês de encerramento do exercício')],
  ['13', both('Employees expected', 'Funcionários previstos')],
  ['16', both('Main activity', 'Atividade principal')],
  ['17', both('Main product or service', 'Principal produto ou serviço')],
  ['18', both('Had an EIN before?', 'Já teve EIN?')],
]

/** Uses the rule by which the calendar of duties asks for Form 5472. */
const isForeignDisregarded = ({ companyTypeId, owners }: PaperFacts): boolean =>
  isForeignOwned({ companyTypeId, owners: owners.map(taxStatusOf) })

function entity(facts: PaperFacts): Both {
  if (isForeignDisregarded(facts)) return same(`Other: ${DISREGARDED}-Form 5472`)
  if (facts.companyTypeId === 'corporation') return same('Corporation, form number 1120')
  if (facts.companyTypeId === 'sole-proprietorship') return same('Sole proprietor')
  if (facts.owners.length === 1) return same('Other: Disregarded entity (single-member LLC)')
  return same('Partnership')
}

function county({ details: { principalOffice }, state }: PaperFacts): Both {
  if (principalOffice?.country === 'US') return same(`${principalOffice.county}, ${principalOffice.state}`)
  return both(
    `Principal business outside the United States; organized in ${state.nameEn}`,
    `Atividade principal fora dos Estados Unidos; organizada no estado: ${state.name}`,
  )
}

function values(facts: PaperFacts): Record<string, Both> {
  const { details, record, companyTypeId, owners } = facts
  const isLlc = companyTypeId === 'llc'
  return {
    '1': same(legalName(facts)),
    '2': none,
    '3': none,
    '4a-4b': addressOr(details.mailingAddress ?? details.principalOffice),
    '5a-5b': addressOr(details.principalOffice),
    '6': county(facts),
    '7a': same(responsibleName(facts)),
    '7b': details.responsibleHasTaxId
      ? both(
          'SSN or ITIN of the responsible party, entered by hand; we do not keep it',
          'SSN ou ITIN da pessoa responsável, escrito à mão; não o guardamos',
        )
      : same('Foreign'),
    '8a': yesNo(isLlc),
    '8b': isLlc ? same(String(owners.length)) : none,
    '8c': isLlc ? yesNo(true) : none,
    '9a': entity(facts),
    '9b': companyTypeId === 'corporation' ? same(facts.state.nameEn) : none,
    '10': isForeignDisregarded(facts)
      ? same(`Other: ${DISREGARDED} filing Form 5472`)
      : both('Started new business', 'Started new business (início de novo negócio)'),
    '11': dayOr(record.formedOn),
    '12': details.fiscalYearEnd === null ? none : monthIn(details.fiscalYearEnd),
    '13': same('0'),
    '16': same(details.mainActivity ?? ''),
    '17': same(details.productLine ?? ''),
    '18': yesNo(false),
  }
}

/** The form line by line, ready to be copied. */
export function ss4Sheet(facts: PaperFacts): Block[] {
  const given = values(facts)
  const rows: Line[] = asks.map(([line, label]) => ({
    line,
    label: both(facts.ss4.lines[line] ?? label.en, label.pt),
    value: given[line] ?? none,
  }))
  return [
    {
      is: 'text',
      text: both(
        'Form SS-4, Application for Employer Identification Number. Copy each line into the current form of the IRS; lines that are not listed stay empty.',
        'Formulário SS-4, pedido do número de identificação (EIN). Copie cada linha para o formulário atual do IRS; as linhas que não estão na lista ficam vazias.',
      ),
    },
    { is: 'lines', rows },
    {
      is: 'text',
      text: both(
        facts.ss4.lines['designee'] ?? 'Third party designee: only with the signature of the applicant',
        'Third party designee: assinado pelo requerente, permite que um representante receba o EIN',
      ),
    },
    {
      is: 'blanks',
      labels: [
        both('Designee: name, address, telephone, fax', 'Designee: nome, endereço, telefone, fax'),
        both('Return fax number', 'Número de fax para a resposta'),
        both('Applicant: signature and date', 'Requerente: assinatura e data'),
      ],
    },
  ]
}
