import type { Both } from '#features/papers/rules/both.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { type Block, both, same } from './blocks.ts'
import { addressOr, companyRows, dayOr, ownersTable, responsibleName, row } from './wording.ts'

function contents({ companyTypeId, state, owners }: PaperFacts): Both[] {
  const isFiled = companyTypeId === 'llc' || companyTypeId === 'corporation'
  const document = state.formationDocument ?? 'Formation document'
  return [
    ...(isFiled
      ? [both(`${document}, as approved by the state`, `${document}, como aprovado pelo estado`)]
      : [both('Registration of the business, where there is one', 'Registro do negócio, quando houver')]),
    both('Confirmation letter of the EIN (CP 575 or 147C)', 'Carta de confirmação do EIN (CP 575 ou 147C)'),
    ...(companyTypeId === 'llc' ? [same('Operating Agreement')] : []),
    ...(companyTypeId === 'corporation' ? [same('Bylaws')] : []),
    ...(companyTypeId === 'partnership' ? [same('Partnership Agreement')] : []),
    ...(companyTypeId === 'sole-proprietorship'
      ? []
      : [both('Banking resolution, signed', 'Resolução bancária assinada')]),
    both(
      `Passport of each owner with 25% or more and of the signer (${owners.length} in all)`,
      `Passaporte de cada titular com 25% ou mais e do signatário (${owners.length} titulares ao todo)`,
    ),
    both('Proof of address of each of them', 'Comprovante de endereço de cada um deles'),
    both(
      'Short description of the business, with site or contracts',
      'Breve descrição do negócio, com site ou contratos',
    ),
  ]
}

/** The cover page of the documents for a bank. */
export const bankKit = (facts: PaperFacts): Block[] => [
  { is: 'heading', text: both('The company', 'A empresa') },
  {
    is: 'rows',
    rows: [
      ...companyRows(facts),
      row('State file number', 'Número no estado', facts.record.fileNumber),
      row('Formed on', 'Formada em', dayOr(facts.record.formedOn)),
      row('EIN', 'EIN', facts.record.ein),
      row('Principal office', 'Sede', addressOr(facts.details.principalOffice)),
      row(
        'Mailing address',
        'Endereço postal',
        addressOr(facts.details.mailingAddress ?? facts.details.principalOffice),
      ),
      row('Activity', 'Atividade', facts.details.mainActivity ?? facts.purpose),
      row('Signer', 'Signatário', responsibleName(facts)),
    ],
  },
  { is: 'heading', text: both('Beneficial owners', 'Beneficiários finais') },
  ownersTable(facts),
  { is: 'heading', text: both('In this kit', 'Neste dossiê') },
  { is: 'checks', items: contents(facts).map((text) => ({ done: false, text })) },
]
