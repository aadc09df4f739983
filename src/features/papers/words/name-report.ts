import type { Both } from '#features/papers/rules/both.ts'
import type { NameCheck, NameFindings } from '#features/papers/rules/name-findings.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { type Block, both, same } from './blocks.ts'
import { row } from './wording.ts'

const verdicts: Record<NameFindings['verdict'], Both> = {
  free: both('No objection found by our own check', 'Nossa verificação não encontrou impedimento'),
  attention: both('Points to settle before filing', 'Há pontos a resolver antes do registro'),
  taken: both('Another order in this state has this name', 'Outro pedido neste estado tem este nome'),
}
const fine = both('Nothing found', 'Nada encontrado')
const titles: Record<NameCheck, Both> = {
  designator: both('Designator at the end', 'Designação no fim'),
  other_type: both('Designator of another type or country', 'Designação de outro tipo ou país'),
  words: both('Restricted and forbidden words', 'Palavras restritas e proibidas'),
  signs: both('Letters and signs', 'Letras e sinais'),
  length: both('Length', 'Tamanho'),
  our_orders: both('Other orders in the state', 'Outros pedidos no estado'),
}

function english({ check, found }: NameFindings['checks'][number], { designators }: NameFindings): string {
  switch (check) {
    case 'designator':
      return `The name has to end with one of: ${designators.join(', ')}, and to say more than that`
    case 'other_type':
      return 'The name carries a designator of another type of company or of another country'
    case 'words':
      return found.length > 0 ? `Needs a licence or is not allowed: ${found.join(', ')}` : 'Contains a restricted word'
    case 'signs':
      return 'Some letters or signs cannot be filed in every state'
    case 'length':
      return 'Too short or too long for the register'
    case 'our_orders':
      return 'Equal or very near to the name of another order in this state'
  }
}

function ofName(findings: NameFindings, place: number): Block[] {
  return [
    {
      is: 'heading',
      text: same(`Choice / Opção ${place + 1}: ${findings.name}`),
    },
    {
      is: 'rows',
      rows: [
        row('Result of our check', 'Resultado da nossa verificação', verdicts[findings.verdict]),
        ...findings.checks.map((one) => ({
          label: titles[one.check],
          value: one.fine ? fine : both(english(one, findings), one.reasons.join(' · ')),
        })),
      ],
    },
  ]
}

/** The result of the product's own checks for each name; a person searches the state's register and writes the result down. */
export const nameReport = (facts: PaperFacts): Block[] => [
  {
    is: 'text',
    text: both(
      `This report says what our rules and our own orders say about each name. Only the register of ${facts.state.nameEn} decides; its result is written below by hand.`,
      `Este relatório diz o que as nossas regras e os nossos pedidos dizem sobre cada nome. Só o registro do estado (${facts.state.name}) decide; o resultado dele é anotado abaixo à mão.`,
    ),
  },
  ...facts.names.flatMap(ofName),
  { is: 'heading', text: both("Search in the state's register", 'Pesquisa no registro do estado') },
  {
    is: 'rows',
    rows: [row('Office', 'Órgão', facts.state.filingOffice ?? both('Register of the state', 'Registro do estado'))],
  },
  {
    is: 'blanks',
    labels: [
      both('Searched on, by', 'Pesquisado em, por'),
      both('Name that is free', 'Nome disponível'),
      both('Similar names found', 'Nomes parecidos encontrados'),
      both('Trademark search (USPTO)', 'Pesquisa de marcas (USPTO)'),
    ],
  },
]
