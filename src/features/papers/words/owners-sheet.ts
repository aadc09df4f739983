import { formatIdentityNumber } from '#features/orders/rules/identity-number.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { nameOf } from '#features/papers/rules/problems.ts'
import { type Block, both, same } from './blocks.ts'
import { addressIn, countryIn, ownerRole, percentIn, row, yesNo } from './wording.ts'

const notGiven = both('Not given', 'Não informado')

/** The data of each owner that filings and banks ask for. */
export const ownersSheet = (facts: PaperFacts): Block[] => [
  ...facts.owners.flatMap((owner, place): Block[] => [
    { is: 'heading', text: both(`${place + 1}. ${ownerRole(facts).en}`, `${place + 1}. ${ownerRole(facts).pt}`) },
    {
      is: 'rows',
      rows: [
        row('Full name', 'Nome completo', nameOf(owner)),
        row('Address', 'Endereço', addressIn(owner.address)),
        row('E-mail', 'E-mail', same(owner.email)),
        row('Telephone', 'Telefone', owner.phone),
        row(
          'Country of tax residence',
          'País de residência fiscal',
          owner.taxCountry ? countryIn(owner.taxCountry) : notGiven,
        ),
        row(
          'US citizen or green card holder',
          'Cidadania americana ou green card',
          owner.usPerson === null ? notGiven : yesNo(owner.usPerson),
        ),
        row(
          'Tax or identity number',
          'CPF ou outro número de identidade',
          owner.identityNumber ? formatIdentityNumber(owner.taxCountry, owner.identityNumber) : notGiven,
        ),
        row('Share', 'Participação', percentIn(owner.share)),
      ],
    },
  ]),
  {
    is: 'rows',
    rows: [
      row(
        'Total of the shares',
        'Total das participações',
        percentIn(facts.owners.reduce((sum, { share }) => sum + share, 0)),
      ),
    ],
  },
  {
    is: 'checks',
    items: [
      {
        done: false,
        text: both('Photo document compared, still valid', 'Documento com foto conferido e dentro da validade'),
      },
      {
        done: false,
        text: both('Spelling of each name as in the passport', 'Grafia de cada nome igual à do passaporte'),
      },
      { done: false, text: both('Proof of address compared', 'Comprovante de endereço conferido') },
    ],
  },
  { is: 'blanks', labels: [both('Checked by, date', 'Conferido por, data')] },
]
