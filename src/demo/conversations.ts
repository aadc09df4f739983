/** `ago` in days; an unread one has not been seen by the other side. */
export type DemoMessage = { from: 'customer' | 'agent'; ago: number; text: string; unread?: true }

const customer = (ago: number, text: string): DemoMessage => ({ from: 'customer', ago, text })
const agent = (ago: number, text: string): DemoMessage => ({ from: 'agent', ago, text })
const unread = (message: DemoMessage): DemoMessage => ({ ...message, unread: true })

/** Conversations by company name; only companies with an agent have one. */
export const conversations: Record<string, DemoMessage[]> = {
  'Ipê Amarelo Design LLC': [
    agent(11, 'Olá, Marina! Sou a Camila e vou cuidar da abertura da Ipê Amarelo. Já comecei a conferir o pedido.'),
    customer(10.9, 'Oi, Camila, que bom! Enviei os meus documentos hoje. Os do Daniel vão até sexta.'),
    agent(
      9.6,
      'Recebi, obrigada. A sua identidade está certa. O comprovante de endereço é antigo; preciso de um dos últimos 90 dias.',
    ),
    customer(9.4, 'Entendi. Pode ser a conta de luz no nome do Daniel?'),
    agent(9.3, 'Para ele, sim. Para você, precisa estar no seu nome; um extrato do banco também serve.'),
    unread(
      agent(1.2, 'Marina, o nome está livre na Flórida. Assim que chegarem os papéis que faltam, protocolo o pedido.'),
    ),
  ],
  'Serra Azul Coffee Imports LLC': [
    agent(
      6.9,
      'Bom dia, Helena. Em Nova York, depois do registro, há uma publicação obrigatória em dois jornais. Explico quando chegarmos lá.',
    ),
    customer(6.5, 'Bom dia! Tem algum custo a mais?'),
    agent(6.2, 'Tem, e varia por condado. Mando os valores por escrito antes de qualquer passo.'),
    unread(customer(0.4, 'Thiago, enviamos todos os documentos. Falta alguma coisa da nossa parte?')),
  ],
  'Capivara Games Corporation': [
    customer(13, 'Oi! Quantas ações devemos autorizar no início?'),
    agent(12.8, 'O usual é deixar folga para investidores. Mandei três cenários na proposta de estrutura de capital.'),
    customer(12, 'Ficamos com o segundo. Obrigado!'),
    agent(3.1, 'Delaware aceitou o registro. Agora seguimos com os Bylaws e a ata.'),
  ],
  'Kaizen Cursos Online LLC': [
    unread(customer(1.5, 'Olá! Já posso usar o nome em um site enquanto espero?')),
    unread(customer(0.2, 'E o endereço que aparece no registro é o do agente registrado ou o meu?')),
  ],
  'Maracatu Instruments LLC': [
    agent(17.5, 'Anderson, falta a identidade do segundo sócio. Sem ela o processo fica em pausa.'),
    customer(17, 'Ele está renovando o passaporte. Deve sair em duas semanas.'),
    agent(16.8, 'Sem problema. Se preferir, a CNH também serve para o pedido.'),
  ],
  'Lagoa Mansa Rentals LLC': [
    agent(4, 'Gustavo, o EIN saiu! Estou conferindo os dados fiscais antes de enviar a carta.'),
    customer(3.8, 'Ótima notícia. Depois disso já consigo abrir a conta no banco?'),
    unread(agent(0.6, 'Sim. Preparei uma lista com o que os bancos costumam pedir; amanhã ela estará no seu painel.')),
  ],
  'Pinhão Analytics LLC': [
    agent(41, 'Rafael, a Pinhão Analytics está registrada em Delaware. O certificado está no seu painel.'),
    customer(40.8, 'Que rápido! Obrigado, Camila.'),
    agent(40.5, 'A carta do EIN também já está lá. Guarde bem as duas.'),
    customer(20, 'Camila, quando vence a taxa anual de Delaware?'),
    agent(19.8, 'Em 1º de junho, todos os anos. Você recebe um aviso nosso antes.'),
  ],
  'Tatu-Bola Toys Corporation': [
    customer(27, 'Precisamos assinar a ata em papel?'),
    agent(26.7, 'Não, a assinatura eletrônica basta. Enviei o link para os dois sócios.'),
    customer(24, 'Tudo assinado.'),
  ],
}
