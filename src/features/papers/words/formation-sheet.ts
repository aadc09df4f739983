import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { type Block, both, type Row, same } from './blocks.ts'
import { addressOr, companyRows, dayOr, ownersTable, parValueIn, responsibleName, row, wholeNumber } from './wording.ts'

const managements = {
  members: both('By its members (member-managed)', 'Pelos sócios (member-managed)'),
  managers: both('By managers (manager-managed)', 'Por administradores (manager-managed)'),
}

function ofType({ companyTypeId, details }: PaperFacts, first: string): Row[] {
  if (companyTypeId === 'corporation')
    return [
      row(
        'Authorized shares',
        'Ações autorizadas',
        details.authorizedShares === null ? null : wholeNumber(details.authorizedShares),
      ),
      row('Par value', 'Valor nominal', details.parValue === null ? null : parValueIn(details.parValue)),
      row('First director', 'Primeiro diretor', first),
    ]
  const { management } = details
  return [
    row('Management', 'Administração', management && managements[management]),
    ...(management === 'managers' ? [row('First manager', 'Primeiro administrador', first)] : []),
  ]
}

/** The data for the formation document, under the state's own name for that document. */
export function formationSheet(facts: PaperFacts): Block[] {
  const { state, details, record } = facts
  const first = responsibleName(facts)
  return [
    { is: 'heading', text: both('Where and what to file', 'Onde e o que registrar') },
    {
      is: 'rows',
      rows: [
        row(
          'Document',
          'Documento',
          state.formationDocument ?? both('Formation document of the state', 'Documento de formação do estado'),
        ),
        row('Filing office', 'Órgão de registro', state.filingOffice),
        ...(state.publicationRequired
          ? [row('Publication', 'Publicação', both('Required after formation', 'Obrigatória depois da formação'))]
          : []),
        ...(record.filedOn ? [row('Filed on', 'Protocolado em', dayOr(record.filedOn))] : []),
        ...(record.formedOn ? [row('Formed on', 'Formada em', dayOr(record.formedOn))] : []),
        ...(record.fileNumber ? [row('State file number', 'Número no estado', same(record.fileNumber))] : []),
      ],
    },
    { is: 'heading', text: both('The company', 'A empresa') },
    {
      is: 'rows',
      rows: [
        ...companyRows(facts),
        row('Purpose', 'Objetivo', both('Any lawful business', 'Qualquer negócio lícito')),
        row('Purpose as ordered', 'Objetivo no pedido', facts.purpose),
        row('Duration', 'Duração', both('Perpetual', 'Prazo indeterminado')),
        row('Principal office', 'Sede', addressOr(details.principalOffice)),
        row('Mailing address', 'Endereço postal', addressOr(details.mailingAddress ?? details.principalOffice)),
        row('Registered agent', 'Agente registrado', record.registeredAgent),
        ...ofType(facts, first),
        row('Organizer or incorporator', 'Organizador ou incorporador', first),
      ],
    },
    { is: 'heading', text: both('Owners', 'Sócios') },
    ownersTable(facts),
    {
      is: 'blanks',
      labels: [both('Filed on, by', 'Protocolado em, por'), both('Receipt number', 'Número do protocolo')],
    },
  ]
}
