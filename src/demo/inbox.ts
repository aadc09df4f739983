type Reply = { by: string; ago: number; text: string }
export type DemoTicket = {
  from: string
  ago: number
  subject: string
  type: 'technical' | 'document' | 'billing' | 'account' | 'other'
  status: 'aberto' | 'respondido' | 'encerrado'
  text: string
  replies: Reply[]
}

export const tickets: DemoTicket[] = [
  {
    from: 'cliente',
    ago: 2,
    subject: 'Qual comprovante de endereço serve?',
    type: 'document',
    status: 'respondido',
    text: 'As contas da casa estão no nome do meu sócio. O que posso enviar no meu nome?',
    replies: [
      {
        by: 'admin',
        ago: 1.6,
        text: 'Um extrato bancário dos últimos 90 dias com o seu nome e endereço serve. Fatura de cartão também.',
      },
    ],
  },
  {
    from: 'wesley',
    ago: 2.8,
    subject: 'O primeiro cartão foi recusado',
    type: 'billing',
    status: 'encerrado',
    text: 'Tentei pagar com um cartão e não passou; com outro deu certo. Fui cobrado duas vezes?',
    replies: [
      {
        by: 'admin',
        ago: 2.7,
        text: 'Não. A primeira tentativa foi recusada pelo banco e não gerou cobrança. Só a segunda vale.',
      },
      { by: 'wesley', ago: 2.6, text: 'Perfeito, obrigado.' },
    ],
  },
  {
    from: 'juliana',
    ago: 0.5,
    subject: 'Troquei de celular',
    type: 'account',
    status: 'aberto',
    text: 'Mudei de número e quero atualizar o telefone que aparece no meu perfil. Onde faço isso?',
    replies: [],
  },
]

export type DemoContact = {
  name: string
  local: string
  phone?: string
  subject: 'duvidas' | 'planos' | 'suporte' | 'parceria' | 'outro'
  ago: number
  text: string
  reply?: { ago: number; text: string }
}

export const contacts: DemoContact[] = [
  {
    name: 'Sílvia Barreto',
    local: 'contato.silvia',
    subject: 'planos',
    ago: 0.2,
    text: 'Boa noite. No plano Básico, a taxa do estado já está incluída no valor mostrado?',
  },
  {
    name: 'Edson Pacheco',
    local: 'contato.edson',
    phone: '+55 92 90000-0301',
    subject: 'duvidas',
    ago: 4,
    text: 'Tenho visto de turista. Posso ser sócio único de uma LLC morando no Brasil?',
    reply: {
      ago: 3.7,
      text: 'Olá, Edson! Pode, sim: a LLC aceita donos de qualquer país e não exige visto nem residência.',
    },
  },
  {
    name: 'Contábil Boa Vista',
    local: 'contato.boavista',
    subject: 'parceria',
    ago: 6.5,
    text: 'Somos um escritório de contabilidade e temos clientes querendo abrir empresa nos Estados Unidos. Vocês trabalham com indicação?',
  },
]
