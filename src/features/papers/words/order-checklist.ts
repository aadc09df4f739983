import type { DocumentStatus } from '#features/documents/rules/status.ts'
import { totalOf, WHOLE } from '#features/orders/rules/shares.ts'
import { passes } from '#features/papers/rules/name-findings.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { type Block, both, same } from './blocks.ts'
import { dayIn, ownersTable, percentIn, row } from './wording.ts'

const statuses: Record<DocumentStatus, [string, string]> = {
  pending: ['not sent yet', 'ainda não enviado'],
  submitted: ['sent, waits for review', 'enviado, aguarda conferência'],
  approved: ['approved', 'aprovado'],
  rejected: ['sent back', 'devolvido'],
}

/** What was ordered, and which checks it already passes. */
export function orderChecklist(facts: PaperFacts): Block[] {
  const total = totalOf(facts.owners.map(({ share }) => share))
  return [
    { is: 'heading', text: both('The order', 'O pedido') },
    {
      is: 'rows',
      rows: [
        row('Process', 'Processo', same(facts.number)),
        row('Ordered on', 'Pedido em', dayIn(facts.orderedOn)),
        row('Customer', 'Cliente', `${facts.customer.name}, ${facts.customer.email}`),
        row('Package', 'Plano', facts.packageName),
        row('Company name', 'Nome da empresa', facts.companyName),
        row(
          'Other names',
          'Outros nomes',
          facts.alternativeNames.length > 0 ? facts.alternativeNames.join(' · ') : '—',
        ),
        row('Type of company', 'Tipo de empresa', facts.companyType),
        row('State', 'Estado', both(facts.state.nameEn, facts.state.name)),
        row('Industry', 'Setor', facts.industry),
        row('Purpose', 'Objetivo', facts.purpose),
      ],
    },
    { is: 'heading', text: both('Owners', 'Sócios') },
    ownersTable(facts),
    { is: 'heading', text: both('To be checked', 'A conferir') },
    {
      is: 'checks',
      items: [
        { done: facts.paid, text: both('The order is paid', 'O pedido está pago') },
        {
          done: passes(facts.names[0], 'designator'),
          text: both('The name ends with its designator', 'O nome termina com a designação'),
        },
        {
          done: total === WHOLE,
          text: both(
            `The shares total 100% (now ${percentIn(total).en})`,
            `As participações somam 100% (agora ${percentIn(total).pt})`,
          ),
        },
        ...facts.required.map(({ name, status }) => ({
          done: status === 'approved',
          text: both(`${name.en}: ${statuses[status][0]}`, `${name.pt}: ${statuses[status][1]}`),
        })),
      ],
    },
    { is: 'blanks', labels: [both('Open points', 'Pendências'), both('Checked by, date', 'Conferido por, data')] },
  ]
}
