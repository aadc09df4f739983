import type { Both } from '#features/papers/rules/both.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { type Block, both, same } from './blocks.ts'
import { companyRows, dayOr, legalName, ownerSignatures, ownersTable, responsibleName, row } from './wording.ts'

/** The sentence that says who decides in each type of company. */
function decision({ companyTypeId }: PaperFacts, name: string): Both {
  const consent = both(
    'by written consent on ____________________',
    'por consentimento escrito em ____________________',
  )
  if (companyTypeId === 'corporation')
    return both(
      `The board of directors of ${name}, ${consent.en}, resolves:`,
      `O conselho de diretores da ${name}, ${consent.pt}, resolve:`,
    )
  const owners = companyTypeId === 'partnership' ? 'partners' : 'members'
  return both(`The ${owners} of ${name}, ${consent.en}, resolve:`, `Os sócios da ${name}, ${consent.pt}, resolvem:`)
}

/** The resolution that a bank requires before it opens an account. */
export function bankingResolution(facts: PaperFacts): Block[] {
  const name = legalName(facts)
  const signer = responsibleName(facts)
  const isCorporation = facts.companyTypeId === 'corporation'
  const resolved = (title: Both, text: Both): Block => ({ is: 'clause', title, paragraphs: [text] })
  return [
    {
      is: 'rows',
      rows: [
        ...companyRows(facts),
        row('Formed on', 'Formada em', dayOr(facts.record.formedOn)),
        ...(facts.record.ein ? [row('EIN', 'EIN', same(facts.record.ein))] : []),
      ],
    },
    { is: 'text', text: decision(facts, name) },
    resolved(
      both('Accounts', 'Contas'),
      both(
        'The company opens and keeps accounts and related services with ______________________________ (the "Bank") and with others that its signer chooses.',
        'A empresa abre e mantém contas e serviços ligados a elas no ______________________________ (o "Banco") e em outros que seu signatário escolher.',
      ),
    ),
    resolved(
      both('Signer', 'Signatário'),
      both(
        `${signer} may alone, for the company: open and close accounts, deposit, withdraw and transfer money, sign checks and orders, use electronic banking and cards, and give the Bank the data that the law asks for. To borrow or to pledge assets needs a resolution of its own.`,
        `${signer} pode, sozinho e pela empresa: abrir e encerrar contas, depositar, sacar e transferir dinheiro, assinar cheques e ordens, usar meios eletrônicos e cartões e dar ao Banco os dados que a lei pede. Tomar empréstimo ou dar bens em garantia exige resolução própria.`,
      ),
    ),
    resolved(
      both('Effect', 'Efeito'),
      both(
        'The Bank may rely on this resolution until it receives written notice of a change. What the signer has done for the company with the Bank before is approved.',
        'O Banco pode confiar nesta resolução até receber aviso escrito de mudança. O que o signatário já fez pela empresa junto ao Banco fica aprovado.',
      ),
    ),
    { is: 'heading', text: both('Owners of the company', 'Titulares da empresa') },
    ownersTable(facts),
    { is: 'heading', text: both('Signatures', 'Assinaturas') },
    isCorporation
      ? { is: 'signatures', people: [{ name: signer, role: both('Director', 'Diretor') }] }
      : ownerSignatures(facts),
  ]
}
