import type { Both } from '#features/papers/rules/both.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { type Block, both } from './blocks.ts'
import { addressOr, dayOr, legalName, monthIn, ownerSignatures, ownersTable, responsibleName } from './wording.ts'

const clause = (title: Both, ...paragraphs: Both[]): Block => ({ is: 'clause', title, paragraphs })
const blankDay = both('____________________', '____________________')

function opening(facts: PaperFacts): Block[] {
  const name = legalName(facts)
  const { nameEn, name: namePt, formationDocument } = facts.state
  const document = formationDocument ?? 'formation document'
  const formed = dayOr(facts.record.formedOn, blankDay)
  const office = addressOr(facts.details.principalOffice)
  return [
    {
      is: 'text',
      text: both(
        `This Operating Agreement of ${name} (the "Company") is made by the persons who sign it (the "Members") and takes effect on ____________________.`,
        `Este Operating Agreement da ${name} (a "Empresa") é firmado por quem o assina (os "Sócios") e vale a partir de ____________________.`,
      ),
    },
    clause(
      both('Formation', 'Formação'),
      both(
        `The Company is a limited liability company of the State of ${nameEn}. Its ${document} was accepted by the State on ${formed.en}. Where this Agreement is silent, the law of that State on limited liability companies applies.`,
        `A Empresa é uma limited liability company do estado: ${namePt}. O documento de formação (${document}) foi aceito pelo estado em ${formed.pt}. No que este acordo não dispuser, vale a lei desse estado sobre limited liability companies.`,
      ),
    ),
    clause(
      both('Name, office and registered agent', 'Nome, sede e agente registrado'),
      both(
        `The Company acts under the name ${name}. Its principal office is at ${office.en}. Its registered agent in ${nameEn} is ${facts.record.registeredAgent ?? 'the one named in the records of the State'}. The Members may change office and agent and shall tell the State of it.`,
        `A Empresa atua com o nome ${name}. A sede fica em ${office.pt}. O agente registrado no estado é ${facts.record.registeredAgent ?? 'o que consta no registro do estado'}. Os Sócios podem mudar a sede e o agente e devem comunicar a mudança ao estado.`,
      ),
    ),
    clause(
      both('Purpose and duration', 'Objeto e duração'),
      both(
        'The Company may carry on any lawful business. It lasts until it is dissolved under this Agreement.',
        'A Empresa pode exercer qualquer atividade lícita. Ela dura até ser dissolvida nos termos deste acordo.',
      ),
    ),
  ]
}

function members(facts: PaperFacts): Block[] {
  const single = facts.owners.length === 1
  return [
    clause(
      both('Members and interests', 'Sócios e participações'),
      single
        ? both(
            'The Company has one Member, who holds the whole interest:',
            'A Empresa tem um único Sócio, que detém toda a participação:',
          )
        : both(
            'The Members hold the following interests, which total 100%:',
            'Os Sócios detêm as seguintes participações, que somam 100%:',
          ),
    ),
    ownersTable(facts),
    clause(
      both('Contributions', 'Aportes'),
      both(
        'Each Member contributes what the records of the Company state. No Member is bound to contribute more, and no contribution bears interest. A loan of a Member to the Company is put in writing and is not a contribution.',
        'Cada Sócio aporta o que consta nos registros da Empresa. Nenhum Sócio é obrigado a aportar mais, e nenhum aporte rende juros. Um empréstimo de Sócio à Empresa é feito por escrito e não é aporte.',
      ),
    ),
    clause(
      both('Profits, losses and distributions', 'Lucros, prejuízos e distribuições'),
      both(
        'Profits and losses belong to the Members in proportion to their interests. Distributions are made in the same proportion, when those who manage the Company so decide, and never where the Company could not pay its debts afterwards.',
        'Lucros e prejuízos cabem aos Sócios na proporção das participações. As distribuições seguem a mesma proporção, quando quem administra a Empresa assim decide, e nunca quando a Empresa deixaria de poder pagar suas dívidas.',
      ),
    ),
  ]
}

function management(facts: PaperFacts): Block {
  const title = both('Management', 'Administração')
  const manager = responsibleName(facts)
  if (facts.details.management === 'managers')
    return clause(
      title,
      both(
        `The Company is managed by one or more managers. The first manager is ${manager}. The Members appoint and remove managers by a majority of the interests. A manager may sign for the Company in its ordinary business.`,
        `A Empresa é administrada por um ou mais administradores. O primeiro administrador é ${manager}. Os Sócios nomeiam e destituem administradores pela maioria das participações. O administrador pode assinar pela Empresa nos atos da sua atividade normal.`,
      ),
    )
  if (facts.owners.length === 1)
    return clause(
      title,
      both(
        'The Company is managed by its Member, who alone decides and signs for it.',
        'A Empresa é administrada pelo seu Sócio, que decide e assina por ela sozinho.',
      ),
    )
  return clause(
    title,
    both(
      'The Company is managed by its Members. Each Member may sign for the Company in its ordinary business.',
      'A Empresa é administrada pelos seus Sócios. Cada Sócio pode assinar pela Empresa nos atos da sua atividade normal.',
    ),
  )
}

const decisions = clause(
  both('Decisions of the Members', 'Decisões dos Sócios'),
  both(
    'Members vote in proportion to their interests, in a meeting in person or by remote means, or in writing. A majority of the interests decides.',
    'Os Sócios votam na proporção das participações, em reunião presencial ou a distância, ou por escrito. Decide a maioria das participações.',
  ),
  both(
    'The consent of all Members is needed to change this Agreement, to admit a Member, to sell substantially all assets, to merge, or to dissolve the Company.',
    'É preciso o consentimento de todos os Sócios para mudar este acordo, admitir um Sócio, vender substancialmente todos os ativos, fundir ou dissolver a Empresa.',
  ),
)

const changes = [
  clause(
    both('Transfer of interests', 'Transferência de participações'),
    both(
      'A Member may transfer an interest only with the written consent of all other Members, who have the first right to buy it on the same terms within 30 days. A transfer made otherwise gives the receiver no vote.',
      'Um Sócio só pode transferir sua participação com o consentimento escrito de todos os demais, que têm preferência para comprá-la nas mesmas condições em 30 dias. A transferência feita de outro modo não dá voto a quem recebe.',
    ),
  ),
  clause(
    both('Leaving, death and incapacity', 'Saída, morte e incapacidade'),
    both(
      'A Member may leave with 90 days of written notice. When a Member leaves, dies or becomes incapable, the Company goes on. The Company or the other Members may buy the interest at its fair value; until then its holder receives distributions without a vote. Where no Member is left, the heirs or representatives may name one.',
      'Um Sócio pode sair com aviso escrito de 90 dias. Quando um Sócio sai, morre ou se torna incapaz, a Empresa continua. A Empresa ou os demais Sócios podem comprar a participação pelo valor justo; até lá, quem a detém recebe distribuições sem voto. Se não restar Sócio, os herdeiros ou representantes podem indicar um.',
    ),
  ),
  clause(
    both('Dissolution', 'Dissolução'),
    both(
      'The Company is dissolved when all Members so decide or the law demands it. Its debts are paid first; what remains goes to the Members in proportion to their interests.',
      'A Empresa é dissolvida quando todos os Sócios assim decidem ou a lei o exige. Primeiro se pagam as dívidas; o que restar cabe aos Sócios na proporção das participações.',
    ),
  ),
]

function closing(facts: PaperFacts): Block[] {
  const month = monthIn(facts.details.fiscalYearEnd ?? 12)
  return [
    clause(
      both('Books, bank and fiscal year', 'Livros, banco e exercício fiscal'),
      both(
        `The Company keeps complete books, open to every Member. Its money stands in accounts in its own name, apart from the money of any Member. The fiscal year ends with the month of ${month.en}. Tax returns, reports to the State and elections for tax purposes are made as the law asks and the Members decide.`,
        `A Empresa mantém livros completos, abertos a todo Sócio. O dinheiro dela fica em contas em seu próprio nome, separado do dinheiro de qualquer Sócio. O exercício fiscal termina no mês de ${month.pt}. Declarações fiscais, relatórios ao estado e opções tributárias são feitos como a lei pede e os Sócios decidem.`,
      ),
    ),
    clause(
      both('Liability and indemnity', 'Responsabilidade e indenização'),
      both(
        'No Member or manager answers for debts of the Company merely for being one. The Company indemnifies them for what they did for it in good faith and within their powers, save for gross negligence, fraud or wilful breach.',
        'Nenhum Sócio ou administrador responde por dívidas da Empresa só por sê-lo. A Empresa os indeniza pelo que fizeram por ela de boa-fé e dentro dos seus poderes, salvo culpa grave, fraude ou violação intencional.',
      ),
    ),
    clause(
      both('Law, language and whole agreement', 'Lei, idioma e acordo integral'),
      both(
        `The law of the State of ${facts.state.nameEn} governs this Agreement. It is the whole agreement of the Members about the Company and is changed in writing only. If a part of it does not hold, the rest does. It may be signed in counterparts and electronically. The Portuguese text is a translation; where the two differ, the English text counts.`,
        `Este acordo é regido pela lei do estado: ${facts.state.name}. Ele é o acordo integral dos Sócios sobre a Empresa e só muda por escrito. Se uma parte não valer, o resto vale. Pode ser assinado em vias separadas e eletronicamente. O texto em português é tradução; onde os dois diferirem, vale o texto em inglês.`,
      ),
    ),
    { is: 'heading', text: both('Signatures', 'Assinaturas') },
    ownerSignatures(facts),
  ]
}

/** The agreement of an LLC's members: short, and complete for a small company. */
export const operatingAgreement = (facts: PaperFacts): Block[] => [
  ...opening(facts),
  ...members(facts),
  management(facts),
  ...(facts.owners.length > 1 ? [decisions] : []),
  ...changes,
  ...closing(facts),
]
