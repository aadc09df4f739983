import type { Both } from '#features/papers/rules/both.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { type Block, both } from './blocks.ts'
import { addressOr, legalName, monthIn, ownersTable, parValueIn, responsibleName, wholeNumber } from './wording.ts'

const clause = (title: Both, ...paragraphs: Both[]): Block => ({ is: 'clause', title, paragraphs })

const shareholders = clause(
  both('Shareholders', 'Acionistas'),
  both(
    'The shareholders meet once a year, on the day that the board sets, to elect directors. The board, the president or holders of at least one tenth of the votes may call a special meeting. Notice is given in writing or electronically, at least 10 and at most 60 days ahead, with place, time and purpose; whoever attends waives it.',
    'Os acionistas se reúnem uma vez por ano, no dia que o conselho fixar, para eleger diretores. O conselho, o presidente ou quem tiver ao menos um décimo dos votos pode convocar assembleia extraordinária. A convocação é feita por escrito ou por meio eletrônico, com 10 a 60 dias de antecedência, com local, hora e assunto; quem comparece a dispensa.',
  ),
  both(
    'Each share has one vote. A majority of the votes is a quorum, and a majority of the votes cast decides, unless the law or the articles ask for more. Votes may be given by written proxy. Meetings may be held by remote means, and what all shareholders with a vote sign in writing counts as decided in a meeting.',
    'Cada ação tem um voto. A maioria dos votos forma o quórum, e a maioria dos votos dados decide, salvo quando a lei ou o documento de constituição exigir mais. O voto pode ser dado por procuração escrita. As assembleias podem ser a distância, e o que todos os acionistas com voto assinarem por escrito vale como decidido em assembleia.',
  ),
)

const board = (first: string): Block =>
  clause(
    both('Board of directors', 'Conselho de diretores'),
    both(
      `The board manages the business of the Corporation. It has one or more directors, in the number that the shareholders set; the first director is ${first}. Directors serve until the next annual meeting and until others are elected. The shareholders may remove a director at any time; the board fills vacancies until the next election.`,
      `O conselho administra os negócios da Corporation. Ele tem um ou mais diretores, no número que os acionistas fixarem; o primeiro diretor é ${first}. Os diretores servem até a assembleia anual seguinte e até a eleição de outros. Os acionistas podem destituir um diretor a qualquer tempo; o conselho preenche as vagas até a eleição seguinte.`,
    ),
    both(
      'The board meets when a director calls it with two days of notice, also by remote means. A majority of the directors is a quorum, and a majority of those present decides. What all directors sign in writing counts as decided in a meeting. A director with an interest in a matter says so before the vote.',
      'O conselho se reúne quando um diretor o convoca com dois dias de antecedência, também a distância. A maioria dos diretores forma o quórum, e a maioria dos presentes decide. O que todos os diretores assinarem por escrito vale como decidido em reunião. O diretor com interesse em um assunto o declara antes do voto.',
    ),
  )

const officers = (first: string): Block =>
  clause(
    both('Officers', 'Executivos'),
    both(
      `The board appoints a president, a secretary and a treasurer, and may appoint others; one person may hold several offices. Until the board decides otherwise, ${first} holds all three. The president runs the daily business and signs for the Corporation; the secretary keeps minutes and the share register; the treasurer keeps money and accounts. The board may remove an officer at any time.`,
      `O conselho nomeia um presidente, um secretário e um tesoureiro e pode nomear outros; uma pessoa pode ocupar vários cargos. Até o conselho decidir outra coisa, ${first} ocupa os três. O presidente conduz o dia a dia e assina pela Corporation; o secretário guarda as atas e o registro de ações; o tesoureiro cuida do dinheiro e das contas. O conselho pode destituir um executivo a qualquer tempo.`,
    ),
  )

function shares({ details }: PaperFacts): Block {
  const count = wholeNumber(details.authorizedShares ?? 0)
  const par = parValueIn(details.parValue ?? '0')
  return clause(
    both('Shares', 'Ações'),
    both(
      `The Corporation is authorized to issue ${count.en} common shares, ${par.en}. The board issues them for what it finds adequate. Shares stand in the register; a certificate is given to whoever asks for one.`,
      `A Corporation está autorizada a emitir ${count.pt} ações ordinárias, ${par.pt}. O conselho as emite pelo que considerar adequado. As ações constam do registro; quem pedir recebe um certificado.`,
    ),
    both(
      'A transfer counts for the Corporation once it stands in the register. Shares may be transferred only as the securities laws allow. Holders of shares, as first issued in proportion to the following interests:',
      'A transferência vale para a Corporation quando consta do registro. As ações só podem ser transferidas como as leis de valores mobiliários permitem. Titulares das ações, na primeira emissão, na proporção das seguintes participações:',
    ),
  )
}

function rest(facts: PaperFacts): Block[] {
  const month = monthIn(facts.details.fiscalYearEnd ?? 12)
  return [
    clause(
      both('Dividends, money and contracts', 'Dividendos, dinheiro e contratos'),
      both(
        'The board declares dividends out of what the law allows. The money of the Corporation stands in accounts in its own name, apart from the money of any shareholder. Contracts, loans and payments are signed by the officers whom the board names.',
        'O conselho declara dividendos dentro do que a lei permite. O dinheiro da Corporation fica em contas em seu próprio nome, separado do dinheiro de qualquer acionista. Contratos, empréstimos e pagamentos são assinados pelos executivos que o conselho indicar.',
      ),
    ),
    clause(
      both('Books and fiscal year', 'Livros e exercício fiscal'),
      both(
        `The Corporation keeps complete books, minutes and a share register, which shareholders may inspect as the law provides. The fiscal year ends with the month of ${month.en}.`,
        `A Corporation mantém livros completos, atas e registro de ações, que os acionistas podem consultar como a lei prevê. O exercício fiscal termina no mês de ${month.pt}.`,
      ),
    ),
    clause(
      both('Indemnity', 'Indenização'),
      both(
        'To the extent that the law allows, the Corporation indemnifies directors and officers for what they did for it in good faith and in its interest.',
        'Na medida em que a lei permite, a Corporation indeniza diretores e executivos pelo que fizeram por ela de boa-fé e no interesse dela.',
      ),
    ),
    clause(
      both('Changes, law and language', 'Mudanças, lei e idioma'),
      both(
        `The shareholders, and as far as the law allows the board, may change these Bylaws by a majority. The articles and the law of the State of ${facts.state.nameEn} come before them. The Portuguese text is a translation; where the two differ, the English text counts.`,
        `Os acionistas e, até onde a lei permite, o conselho podem mudar estes Bylaws por maioria. O documento de constituição e a lei do estado (${facts.state.name}) vêm antes deles. O texto em português é tradução; onde os dois diferirem, vale o texto em inglês.`,
      ),
    ),
  ]
}

/** The internal rules of a corporation. */
export function bylaws(facts: PaperFacts): Block[] {
  const name = legalName(facts)
  const first = responsibleName(facts)
  const office = addressOr(facts.details.principalOffice)
  const agent = facts.record.registeredAgent
  return [
    clause(
      both('Corporation and offices', 'A Corporation e seus escritórios'),
      both(
        `These are the Bylaws of ${name} (the "Corporation"), a corporation of the State of ${facts.state.nameEn}. Its principal office is at ${office.en}. Its registered agent is ${agent ?? 'the one named in the records of the State'}. The board may open other offices.`,
        `Estes são os Bylaws da ${name} (a "Corporation"), uma corporation do estado: ${facts.state.name}. A sede fica em ${office.pt}. O agente registrado é ${agent ?? 'o que consta no registro do estado'}. O conselho pode abrir outros escritórios.`,
      ),
    ),
    shareholders,
    board(first),
    officers(first),
    shares(facts),
    ownersTable(facts),
    ...rest(facts),
    { is: 'heading', text: both("Secretary's certificate", 'Certificado do secretário') },
    {
      is: 'text',
      text: both(
        `I certify that these are the Bylaws of ${name}, adopted by its board of directors on ____________________.`,
        `Certifico que estes são os Bylaws da ${name}, adotados pelo conselho de diretores em ____________________.`,
      ),
    },
    { is: 'signatures', people: [{ name: first, role: both('Secretary', 'Secretário') }] },
  ]
}
