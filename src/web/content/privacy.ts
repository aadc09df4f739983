import { currentConsent } from '#domain/accounts/consent.ts'
import type { LegalPage } from './content-shapes.ts'
import { privacyRights } from './privacy-rights.ts'

export const privacyPage: LegalPage = {
  title: 'Política de privacidade',
  lead: 'Quais dados pedimos, por que, com quem dividimos e como você decide sobre eles.',
  version: '1.0',
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
        { kind: 'text', text: 'Encarregado pelos dados pessoais: {{email}}', needs: 'email' },
        { kind: 'text', text: 'Endereço: {{officeAddress}}', needs: 'officeAddress' },
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
            'O prestador de pagamento, que recebe os dados do cartão diretamente de você.',
            'O órgão de registro do estado escolhido e o IRS, com o que os formulários pedem. Parte desses dados pode ficar pública no registro do estado.',
            'O agente registrado da empresa no estado.',
            'Prestadores de hospedagem e envio de e-mail, que trabalham sob nossas instruções.',
            'Autoridades, quando a lei ou uma ordem judicial exigir.',
          ],
        },
      ],
    },
    {
      id: 'transferencia',
      title: 'Envio de dados para fora do Brasil',
      blocks: [
        {
          kind: 'text',
          text: 'Abrir uma empresa americana exige enviar dados aos Estados Unidos. Isso é feito porque é necessário para cumprir o contrato que você pediu (LGPD, art. 33, IX). Com prestadores, usamos as demais garantias do art. 33, como cláusulas contratuais.',
        },
      ],
    },
    ...privacyRights,
  ],
}
