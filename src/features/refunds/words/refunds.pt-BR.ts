import { stageNames } from '#features/refunds/rules/rule-lines.ts'
import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'

const { days } = withdrawalLaw

export const refunds = {
  stages: stageNames,
  figures: {
    caption: 'O que volta, em valores',
    part: 'Parte',
    paid: 'Pago',
    share: 'Volta',
    back: 'Valor que volta',
    price: 'Nosso preço',
    stateFee: 'Taxa do estado',
    before: 'Já devolvido antes',
    total: 'Total',
    along:
      'Uma mudança de plano que parte do que é devolvido acaba junto. O valor dela volta na mesma proporção, sem outro pedido:',
  },
  refusals: {
    unpaid: 'Este pagamento não foi concluído: não há o que devolver.',
    free: 'Este pedido não teve custo: não há o que devolver.',
    refunded: 'Este pagamento já foi devolvido por inteiro.',
    disputed: 'O banco contestou este pagamento. O reembolso só pode seguir depois que a contestação terminar.',
    under_way: 'Já existe um reembolso em andamento para este pagamento.',
    settled: 'Este pagamento já teve o reembolso previsto na regra.',
    nothing: 'Pela regra desta etapa, não há valor a devolver.',
    over: `O prazo de ${days} dias para desistir já terminou.`,
  },
  /** As the customer reads them: a refund that failed at the provider is shown as still being sent. */
  states: {
    requested: 'Reembolso em análise',
    sending: 'Reembolso em envio',
    failed: 'Reembolso em envio',
    paid: 'Reembolso pago',
    refused: 'Reembolso recusado',
    withdrawn: 'Pedido retirado',
  },
  returned: 'O seu banco mandou o valor de volta. Vamos enviar de novo e avisamos você.',
  ask: 'Pedir reembolso',
  askOf: ({ company }: { company: string }) => `Pedir reembolso: ${company}`,
  rule: ({ stage, price, stateFee }: { stage: string; price: string; stateFee: string }) =>
    `Etapa de hoje: ${stage}. Pela regra voltam ${price} do nosso preço e ${stateFee} da taxa do estado.`,
  terms: 'Ver as regras nos termos',
  ends: 'Se o reembolso for aprovado, o pedido da empresa é encerrado.',
  sameWay: 'O valor volta pelo mesmo meio do pagamento.',
  withdrawal: {
    /** Below the payment history, for every payment. */
    page: `Até ${days} dias depois de pagar, você pode desistir da compra em qualquer etapa e recebe tudo de volta. Depois, o que volta depende da etapa do pedido.`,
    act: 'Desistir da compra',
    actOf: ({ company }: { company: string }) => `Desistir da compra: ${company}`,
    until: ({ day }: { day: string }) => `Você pode desistir até ${day}`,
    right: ({ day }: { day: string }) =>
      `Pela lei (art. 49 do Código de Defesa do Consumidor), você pode desistir até ${day}, em qualquer etapa e sem dizer o motivo. Tudo o que resta do pagamento volta:`,
    follows:
      'O trabalho desta compra é encerrado e o valor volta pelo mesmo meio do pagamento. O comprovante vai na hora para o seu e-mail. Serviços pagos à parte têm o próprio botão.',
    /** For a company that is filed. */
    stays:
      'A empresa já está no estado e continua existindo lá, com as obrigações dela, até ser encerrada. Combine isso com a nossa equipe em Suporte.',
    confirm: ({ amount }: { amount: string }) => `Desistir e receber ${amount}`,
    done: 'Desistência registrada. O comprovante foi para o seu e-mail',
    failed: 'A desistência não foi registrada',
    declared: ({ day }: { day: string }) => `Você desistiu em ${day}`,
    /** In the dialog that asks for a refund. */
    better: ({ day }: { day: string }) =>
      `Até ${day} você também pode desistir da compra e receber tudo, em qualquer etapa. Para isso, feche e use Desistir da compra.`,
    over: ({ day }: { day: string }) =>
      `O prazo de ${days} dias para desistir terminou em ${day}. Agora vale a regra da etapa.`,
    takeBack: 'Manter a compra',
    takeBackOf: ({ company }: { company: string }) => `Manter a compra: ${company}`,
    takeBackText: ({ amount }: { amount: string }) =>
      `A desistência deixa de valer, os ${amount} não voltam e o trabalho continua. Dentro do prazo você pode desistir de novo.`,
    takenBack: 'A compra continua',
    states: {
      requested: 'Desistência registrada',
      sending: 'Devolução em envio',
      failed: 'Devolução em envio',
      paid: 'Tudo devolvido',
      refused: 'Devolução encerrada',
      withdrawn: 'Compra mantida',
    },
  },
  reason: 'Por que você quer o reembolso?',
  confirm: ({ amount }: { amount: string }) => `Pedir ${amount} de volta`,
  done: 'Pedido de reembolso enviado',
  failed: 'O pedido não foi enviado',
  loadFailed: 'Não foi possível calcular o reembolso',
  listFailed: 'Não foi possível ver os reembolsos',
  withdraw: 'Retirar pedido',
  withdrawOf: ({ company }: { company: string }) => `Retirar pedido: ${company}`,
  withdrawText: ({ amount }: { amount: string }) =>
    `O pedido de ${amount} de volta deixa de valer e o trabalho na sua empresa continua.`,
  withdrawn: 'Pedido de reembolso retirado',
  withdrawFailed: 'O pedido não foi retirado',
  why: ({ reason }: { reason: string }) => `Motivo: ${reason}`,
  creditNote: ({ number }: { number: string }) => `Baixar nota de crédito ${number}`,
  amount: ({ amount }: { amount: string }) => `${amount} de volta`,
}
