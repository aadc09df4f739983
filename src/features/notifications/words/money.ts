import type { NotificationTexts } from '#features/notifications/rules/kinds.ts'
import { formatsOf } from '#rules/language/formats.ts'
import type { Language } from '#rules/language/preferences.ts'

type Texts = Pick<
  NotificationTexts,
  | 'refundReturned'
  | 'refundReturnedForOffice'
  | 'paymentUnexpected'
  | 'paymentUnexpectedForOffice'
  | 'upgradeFell'
  | 'upgradeFellForOffice'
>

/** Texts about returned refunds, payments for something closed, and upgrades that ended with a refund. */
export const moneyTexts: Record<Language, Texts> = {
  pt_BR: {
    upgradeFell: ({ company, plan, upgrade, amountCents }) => ({
      title: 'Mudança de plano devolvida junto',
      message: `A mudança da ${company} para o plano ${upgrade} partia de um pagamento que foi devolvido e acabou com ele: vale o plano ${plan}. Voltam também ${formatsOf('pt_BR').dollars(amountCents)} da mudança, pelo mesmo meio do pagamento. Próximo passo: nenhum.`,
    }),
    upgradeFellForOffice: ({ company, plan, upgrade, amountCents }) => ({
      title: 'Mudança de plano devolvida junto',
      message: `O pagamento de que partia a mudança da ${company} para o plano ${upgrade} foi devolvido: vale o plano ${plan}, e ${formatsOf('pt_BR').dollars(amountCents)} voltam sozinhos. Próximo passo: acompanhe em Reembolsos.`,
    }),
    paymentUnexpected: ({ company, amountCents }) => ({
      title: 'Pagamento de um pedido encerrado',
      message: `Recebemos ${formatsOf('pt_BR').dollars(amountCents)} da ${company} por algo que já estava encerrado. Próximo passo: nenhum, o valor volta inteiro pelo mesmo meio do pagamento.`,
    }),
    paymentUnexpectedForOffice: ({ company, amountCents }) => ({
      title: 'Pagamento de algo encerrado',
      message: `Chegaram ${formatsOf('pt_BR').dollars(amountCents)} da ${company} por algo que já estava encerrado. O valor volta sozinho. Próximo passo: acompanhe em Reembolsos.`,
    }),
    refundReturned: ({ company, amountCents }) => ({
      title: 'O banco devolveu o reembolso',
      message: `O seu banco não aceitou os ${formatsOf('pt_BR').dollars(amountCents)} do pagamento da ${company} que tínhamos devolvido. O valor está conosco. Próximo passo: nossa equipe fala com você e envia de novo.`,
    }),
    refundReturnedForOffice: ({ company, amountCents }) => ({
      title: 'Reembolso devolvido pelo banco',
      message: `O banco do cliente da ${company} mandou de volta ${formatsOf('pt_BR').dollars(amountCents)} de um pagamento reembolsado. Próximo passo: fale com o cliente e devolva de novo em Reembolsos.`,
    }),
  },
  en_US: {
    upgradeFell: ({ company, plan, upgrade, amountCents }) => ({
      title: 'Plan upgrade refunded too',
      message: `The upgrade of ${company} to the ${upgrade} plan started from a payment that was refunded, and ended with it: the ${plan} plan applies. The ${formatsOf('en_US').dollars(amountCents)} of the upgrade go back too, the way they were paid. Next step: none.`,
    }),
    upgradeFellForOffice: ({ company, plan, upgrade, amountCents }) => ({
      title: 'Plan upgrade refunded too',
      message: `The payment from which the upgrade of ${company} to the ${upgrade} plan started was refunded: the ${plan} plan applies, and ${formatsOf('en_US').dollars(amountCents)} go back by themselves. Next step: follow it in Refunds.`,
    }),
    paymentUnexpected: ({ company, amountCents }) => ({
      title: 'Payment for a closed order',
      message: `We received ${formatsOf('en_US').dollars(amountCents)} for ${company}, for something that was already closed. Next step: none, all of it goes back the way it was paid.`,
    }),
    paymentUnexpectedForOffice: ({ company, amountCents }) => ({
      title: 'Payment for what was closed',
      message: `${formatsOf('en_US').dollars(amountCents)} came for ${company}, for something that was already closed. It goes back by itself. Next step: follow it in Refunds.`,
    }),
    refundReturned: ({ company, amountCents }) => ({
      title: 'The bank returned the refund',
      message: `Your bank did not take the ${formatsOf('en_US').dollars(amountCents)} of the payment for ${company} that we had returned. The money is with us. Next step: our team talks to you and sends it again.`,
    }),
    refundReturnedForOffice: ({ company, amountCents }) => ({
      title: 'Refund returned by the bank',
      message: `The bank of the customer of ${company} sent back ${formatsOf('en_US').dollars(amountCents)} of a refunded payment. Next step: talk to the customer and return it again in Refunds.`,
    }),
  },
  es_ES: {
    upgradeFell: ({ company, plan, upgrade, amountCents }) => ({
      title: 'Cambio de plan devuelto también',
      message: `El cambio de ${company} al plan ${upgrade} partía de un pago que se devolvió y terminó con él: vale el plan ${plan}. Vuelven también ${formatsOf('es_ES').dollars(amountCents)} del cambio, por el mismo medio del pago. Siguiente paso: ninguno.`,
    }),
    upgradeFellForOffice: ({ company, plan, upgrade, amountCents }) => ({
      title: 'Cambio de plan devuelto también',
      message: `El pago del que partía el cambio de ${company} al plan ${upgrade} se devolvió: vale el plan ${plan}, y ${formatsOf('es_ES').dollars(amountCents)} vuelven solos. Siguiente paso: síguelo en Reembolsos.`,
    }),
    paymentUnexpected: ({ company, amountCents }) => ({
      title: 'Pago de un pedido cerrado',
      message: `Hemos recibido ${formatsOf('es_ES').dollars(amountCents)} de ${company} por algo que ya estaba cerrado. Siguiente paso: ninguno, el importe vuelve entero por el mismo medio del pago.`,
    }),
    paymentUnexpectedForOffice: ({ company, amountCents }) => ({
      title: 'Pago de algo cerrado',
      message: `Han llegado ${formatsOf('es_ES').dollars(amountCents)} de ${company} por algo que ya estaba cerrado. El importe vuelve solo. Siguiente paso: síguelo en Reembolsos.`,
    }),
    refundReturned: ({ company, amountCents }) => ({
      title: 'El banco ha devuelto el reembolso',
      message: `Tu banco no ha aceptado los ${formatsOf('es_ES').dollars(amountCents)} del pago de ${company} que habíamos devuelto. El importe está con nosotros. Siguiente paso: nuestro equipo habla contigo y lo envía otra vez.`,
    }),
    refundReturnedForOffice: ({ company, amountCents }) => ({
      title: 'Reembolso devuelto por el banco',
      message: `El banco del cliente de ${company} ha mandado de vuelta ${formatsOf('es_ES').dollars(amountCents)} de un pago reembolsado. Siguiente paso: habla con el cliente y devuélvelo otra vez en Reembolsos.`,
    }),
  },
}
