import { currentConsent } from '#domain/accounts/consent.ts'
import { CLAUSES_DAYS } from '#domain/accounts/data-export.ts'
import type { LegalPage } from './content-shapes.ts'
import { privacyRights } from './privacy-rights.ts'
import { whoAnswersForData, whoSells } from './who-sells.ts'

export const privacyPage: LegalPage = {
  title: 'Política de privacidade',
  lead: 'Quais dados pedimos, por que, com quem dividimos e como você decide sobre eles.',
  version: '1.1',
  updatedOn: currentConsent.privacy,
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem cuida dos seus dados',
      blocks: [
        {
          kind: 'text',
          text: 'A {{siteName}} decide como os dados deste site e do painel são usados. É a controladora, nos termos da Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).',
        },
        ...whoSells,
        ...whoAnswersForData,
      ],
    },
    {
      id: 'quais-dados',
      title: 'Quais dados usamos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Conta: nome, e-mail, senha (guardada de forma que ninguém a lê) e preferências.',
            'Empresa e sócios: nomes, e-mail, telefone, endereço, participação, atividade e nomes escolhidos para a empresa.',
            'Documentos que você envia: identidade, comprovante de endereço e outros pedidos pelo processo.',
            'Pagamento: valor, data, situação, nome e endereço de cobrança. Número, validade e código do cartão não passam pelos nossos servidores.',
            'Conversas: mensagens do painel, chamados e formulário de contato.',
            'Uso: endereço IP, data e hora de acesso e registros de segurança.',
          ],
        },
        { kind: 'text', text: 'Os quizzes e guias deste site funcionam sem identificar você.' },
      ],
    },
    {
      id: 'por-que',
      title: 'Por que usamos e com qual base legal',
      blocks: [
        {
          kind: 'list',
          items: [
            'Abrir a empresa, cobrar e atender você: execução de contrato ou de passos anteriores a ele (LGPD, art. 7º, V).',
            'Guardar registros fiscais e de acesso: obrigação legal (art. 7º, II).',
            'Provar o que foi combinado, em caso de disputa: exercício regular de direitos (art. 7º, VI).',
            'Proteger contas, evitar fraude e melhorar o serviço: legítimo interesse (art. 7º, IX).',
            'Enviar avisos opcionais: consentimento, que você retira quando quiser (art. 7º, I).',
          ],
        },
        { kind: 'text', text: 'Não vendemos dados nem os usamos para publicidade de terceiros.' },
      ],
    },
    {
      id: 'com-quem',
      title: 'Com quem dividimos',
      blocks: [
        {
          kind: 'list',
          items: [
            'O agente que cuida do seu processo e a equipe de atendimento.',
            'O órgão de registro do estado escolhido e o IRS, com o que os formulários pedem. Parte desses dados pode ficar pública no registro do estado.',
            'O agente registrado da empresa no estado.',
            'Autoridades, quando a lei ou uma ordem judicial exigir.',
          ],
        },
        { kind: 'text', text: 'Usamos também estes prestadores, que trabalham sob nossas instruções:' },
        { kind: 'processors' },
      ],
    },
    {
      id: 'transferencia',
      title: 'Envio de dados para fora do Brasil',
      blocks: [
        {
          kind: 'text',
          text: 'Abrir uma empresa americana exige enviar dados aos Estados Unidos: ao estado escolhido, ao IRS e ao agente registrado. Isso é feito porque é necessário para cumprir o contrato que você pediu (LGPD, art. 33, IX).',
        },
        {
          kind: 'text',
          text: 'Quando um prestador acima fica fora do Brasil, a ficha dele diz o país e a base da transferência, como pede a Resolução CD/ANPD 19/2024. Para todos os envios:',
        },
        {
          kind: 'list',
          items: [
            'Forma: pela internet, com conexão criptografada. Ao estado e ao IRS, também por fax ou correio, quando eles exigem.',
            'Finalidade: só a que esta página diz para cada destinatário.',
            'Duração: enquanto o serviço é usado e pelos prazos desta página. O que o estado e o IRS recebem fica com eles, pelas regras deles.',
            'Responsabilidade: nós decidimos o uso e respondemos a você. Cada prestador responde pelo que o contrato conosco e a lei mandam.',
            `Cláusulas: a pedido, entregamos em até ${CLAUSES_DAYS} dias a íntegra das que usamos.`,
            'Direitos: os mesmos em qualquer país, pelos canais desta página. Você também pode reclamar à ANPD.',
          ],
        },
      ],
    },
    ...privacyRights,
  ],
}
