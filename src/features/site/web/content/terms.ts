import { papersSigned } from '#features/papers/rules/signatures.ts'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'
import type { LegalPage } from './content-shapes.ts'
import { whoAnswersForData, whoSells } from './who-sells.ts'

export const termsPage: LegalPage = {
  title: 'Termos de uso',
  lead: 'O que fazemos, o que não fazemos e o que cada lado assume. Leia antes de contratar.',
  version: '1.2',
  updatedOn: currentConsent.terms,
  sections: [
    {
      id: 'quem-vende',
      title: 'Quem vende',
      needs: 'legalName',
      blocks: [
        { kind: 'text', text: '{{siteName}} é o nome do serviço. O contrato é com a empresa abaixo.' },
        ...whoSells,
        ...whoAnswersForData,
      ],
    },
    {
      id: 'o-servico',
      title: 'O que é o serviço',
      blocks: [
        {
          kind: 'text',
          text: 'A {{siteName}} prepara e protocola os documentos para abrir uma empresa nos Estados Unidos, pede o EIN e reúne documentos, prazos e mensagens em um painel. O que está incluído depende do plano que você contratar.',
        },
      ],
    },
    {
      id: 'o-que-nao-e',
      title: 'O que o serviço não é',
      blocks: [
        {
          kind: 'text',
          text: 'Não somos escritório de advocacia, de contabilidade nem banco. Os textos do site são informação geral, não consultoria jurídica ou tributária. Trabalho jurídico não é vendido: indicamos advogado parceiro, contrato à parte.',
        },
        {
          kind: 'text',
          text: 'A aprovação do registro é do estado, o EIN é do IRS e a conta é do banco. Não podemos garantir a decisão nem o prazo deles.',
        },
      ],
    },
    {
      id: 'precos',
      title: 'Preços e taxas',
      blocks: [
        {
          kind: 'text',
          text: 'O plano é pago uma vez. A taxa do estado é cobrada à parte. Vale o total mostrado no resumo do pedido, antes do pagamento.',
        },
        {
          kind: 'text',
          text: 'Não fazem parte do preço as obrigações futuras da empresa: taxas e relatórios periódicos do estado, impostos, declarações e o agente registrado depois do primeiro ano grátis.',
        },
      ],
    },
    {
      id: 'cancelamento',
      title: 'Cancelamento e reembolso',
      blocks: [
        {
          kind: 'list',
          items: [
            `Até ${withdrawalLaw.days} dias depois do pagamento, você pode desistir da compra em qualquer etapa, sem dizer o motivo, como prevê o art. 49 do Código de Defesa do Consumidor. Vale para o plano, para os serviços e para a mudança de plano. Tudo o que você pagou volta, também a taxa do estado.`,
            'Você desiste em Pagamentos, no seu painel. O comprovante vai na hora para o seu e-mail e o pedido é encerrado. O último dia conta inteiro, no horário de São Paulo.',
            'Se a empresa já estiver registrada no estado, ela continua existindo lá, com as obrigações dela, até ser encerrada. Nossa equipe combina isso com você em Suporte.',
            'Depois desse prazo, o que volta depende de quanto o pedido já andou, como mostra a tabela. O painel calcula o valor exato antes de você confirmar.',
            'Depois do protocolo, o estado em geral não devolve a taxa paga a ele. Por isso, a tabela separa o nosso preço da taxa do estado.',
            'Se o pedido for recusado por erro nosso, refazemos o protocolo sem cobrar de novo.',
          ],
        },
        { kind: 'refundRules' },
        {
          kind: 'text',
          text: 'Você pede o reembolso em Pagamentos, no seu painel. Vale a regra que o painel mostrou quando você pediu. Um pedido devolvido antes da aprovação é encerrado.',
        },
        {
          kind: 'text',
          text: 'O reembolso volta pelo mesmo meio do pagamento. Nada aqui reduz os direitos que a lei dá ao consumidor.',
        },
      ],
    },
    {
      id: 'suas-responsabilidades',
      title: 'O que esperamos de você',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ter 18 anos ou mais e poder representar a empresa e os sócios que cadastrar.',
            'Enviar dados verdadeiros, completos e atualizados, com autorização dos demais sócios.',
            'Responder aos pedidos de documentos. O prazo fica suspenso enquanto algo depende de você.',
            'Guardar sua senha e avisar se notar uso estranho da conta.',
            'Não usar a empresa nem a plataforma para atividade ilegal.',
            'Cumprir as obrigações da empresa nos EUA e as suas no Brasil.',
          ],
        },
      ],
    },
    {
      id: 'nossas-responsabilidades',
      title: 'O que assumimos e os limites',
      blocks: [
        {
          kind: 'text',
          text: 'Fazemos o trabalho contratado com cuidado e corrigimos nossos erros. Não respondemos por atraso ou recusa de órgãos públicos e bancos, por dados incorretos que você informou nem por multas de obrigações que ficam com a empresa. Esses limites não valem onde a lei brasileira não permite, em especial nas relações de consumo.',
        },
        {
          kind: 'text',
          text: 'Os alertas de prazo são um apoio. A responsabilidade pela entrega no prazo continua com a empresa.',
        },
      ],
    },
    {
      id: 'assinatura',
      title: 'Assinatura de documentos',
      blocks: [
        {
          kind: 'text',
          text: `Assinatura na tela serve para: ${papersSigned('screen')}. Ao assinar assim, você concorda que ela vale como a sua assinatura, nos termos da MP 2.200-2/2001 e da Lei 14.063/2020.`,
        },
        {
          kind: 'text',
          text: `Assinatura à mão, com caneta, é exigida para: ${papersSigned('ink')}. Você imprime, assina e envia a cópia pelo painel; avisamos em cada documento.`,
        },
      ],
    },
    {
      id: 'conta',
      title: 'Suspensão e encerramento da conta',
      blocks: [
        {
          kind: 'text',
          text: 'Você pode pedir o encerramento da conta quando quiser. Podemos suspender uma conta com indício de fraude ou uso ilegal, explicando o motivo sempre que a lei permitir.',
        },
        {
          kind: 'text',
          text: 'O uso dos seus dados está na política de privacidade.',
          link: { label: 'Política de privacidade', to: '/privacidade' },
        },
      ],
    },
    {
      id: 'mudancas-e-lei',
      title: 'Mudanças, lei e foro',
      blocks: [
        {
          kind: 'text',
          text: 'Novas versões têm número e data. O pedido já pago segue a versão que valia na contratação.',
        },
        {
          kind: 'text',
          text: 'Estes termos seguem a lei brasileira. Se você é consumidor, pode propor ação no foro do seu domicílio. A empresa que você abrir segue também as leis do estado escolhido e dos Estados Unidos.',
        },
      ],
    },
    {
      id: 'contato',
      title: 'Contato',
      blocks: [
        {
          kind: 'text',
          text: 'Fale com a gente pelo formulário.',
          link: { label: 'Ir para o contato', to: '/contato' },
        },
        { kind: 'text', text: 'E-mail: {{email}}', needs: 'email' },
        { kind: 'text', text: 'Telefone: {{phone}}', needs: 'phone' },
      ],
    },
  ],
}
