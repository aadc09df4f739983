import { ofOrders, ofOrdersThrough } from '#features/registrations/server/of-orders.ts'
import { own, type PersonalData } from '#server/personal-table.ts'

export const personalData = {
  test_payment_sessions: {
    file: 'pagamentos-de-teste',
    about: {
      pt_BR: 'Pagamentos feitos com o prestador de teste.',
      en_US: 'Payments made with the test provider.',
      es_ES: 'Pagos hechos con el proveedor de prueba.',
    },
    columns: ['created_at', 'amount', 'currency', 'state', 'paid', 'refunded_amount'],
    rows: ofOrders(),
    erase: { items: '[]' },
  },
  payment_customers: {
    file: 'pagamentos-cadastro',
    about: {
      pt_BR: 'Seu cadastro no prestador de pagamento, que guarda os seus cartões. Apagar a conta também o apaga lá.',
      en_US: 'Your record at the payment provider, which keeps your cards. Deleting the account deletes it there too.',
      es_ES: 'Tu ficha en el proveedor de pago, que guarda tus tarjetas. Eliminar la cuenta también la elimina allí.',
    },
    columns: ['created_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  payment_events: {
    file: 'pagamentos-avisos',
    about: {
      pt_BR: 'Avisos do prestador de pagamento sobre os seus pagamentos.',
      en_US: 'Notices of the payment provider about your payments.',
      es_ES: 'Avisos del proveedor de pago sobre tus pagos.',
    },
    columns: ['type', 'received_at', 'processed_at'],
    rows: ofOrdersThrough('payment_id', 'payments'),
    erase: 'special',
  },
  payments: {
    file: 'pagamentos',
    about: {
      pt_BR: 'Pagamentos, em centavos de dólar, com o que foi mostrado antes de pagar.',
      en_US: 'Payments, in cents of dollars, with what was shown before paying.',
      es_ES: 'Pagos, en centavos de dólar, con lo que se mostró antes de pagar.',
    },
    columns: [
      'business_registration_id',
      'created_at',
      'amount',
      'plan_price',
      'state_fee',
      'currency',
      'payment_status',
      'payment_method',
      'refunded_amount',
      'disputed_at',
      'paid_at',
      'withdrawn_at',
      'quote',
    ],
    rows: ofOrders(),
    erase: 'special',
  },
  payment_provider_settings: 'impersonal',
} satisfies PersonalData
